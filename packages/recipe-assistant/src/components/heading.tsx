import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';

/** A heading of a given level; level 6 at most. */
export function Heading({ level, headingRef, ...rest }: HeadingProps): ReactNode {
  const rank = Math.min(Math.max(Math.trunc(level), 1), 6) || 6;
  const Tag = `h${rank}` as 'h1';
  return <Tag {...rest} ref={headingRef} />;
}

interface HeadingProps extends ComponentPropsWithoutRef<'h1'> {
  level: number;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}
