import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** A heading of a given level; level 6 at most. */
export function Heading({ level, ...rest }: HeadingProps): ReactNode {
  const rank = Math.min(Math.max(Math.trunc(level), 1), 6) || 6;
  const Tag = `h${rank}` as 'h1';
  return <Tag {...rest} />;
}

interface HeadingProps extends ComponentPropsWithoutRef<'h1'> {
  level: number;
}
