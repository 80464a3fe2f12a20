import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/**
 * A text that may change, in an element that is replaced with it: every text that does is one string in one of these,
 * and stands beside no text outside an element.
 *
 * Browsers that translate a page put elements of their own in the place of each text node. React and Preact go on
 * writing into the nodes they know, which are no longer in the page, so that the old words stay; and what they insert
 * before such a node, or remove of it, throws: https://github.com/facebook/react/issues/11538.
 */
export function ChangingText({
  as: Tag = 'span',
  children,
  ...rest
}: ChangingTextProps): ReactNode {
  return (
    <Tag key={children} {...rest}>
      {children}
    </Tag>
  );
}

interface ChangingTextProps extends ComponentPropsWithoutRef<'span'> {
  children: string;
  /** Not what has the focus or is a live region, which must stay: the text is inside that. Default `span`. */
  as?: 'span' | 'p' | undefined;
}
