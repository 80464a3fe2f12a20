/** The address of a link that a recipe may have; undefined of any other. */
export function safeAddress(target: string | null): string | undefined {
  try {
    const { protocol, href } = new URL(target ?? '');
    return protocol === 'https:' || protocol === 'mailto:' ? href : undefined;
  } catch {
    return undefined;
  }
}
