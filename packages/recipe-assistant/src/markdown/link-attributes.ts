const RELATION = 'noopener noreferrer nofollow ugc';

/** The attributes of a link to an address that a recipe may have; undefined for any other. */
export function linkAttributes(target: string | null): { href: string; rel: string } | undefined {
  try {
    const { protocol, href } = new URL(target ?? '');
    return protocol === 'https:' || protocol === 'mailto:' ? { href, rel: RELATION } : undefined;
  } catch {
    return undefined;
  }
}
