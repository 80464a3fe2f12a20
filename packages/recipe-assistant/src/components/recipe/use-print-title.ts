import { useEffect, type RefObject } from 'react';

/**
 * Sets the page's title to the dish's name while printing, since browsers name the PDF after it: to that of the only
 * recipe that is printed, if there is one.
 */
export function usePrintTitle(textRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const setTitle = () => {
      const printed = document.querySelector<HTMLElement>('[data-recipe-print]')?.title;
      const title = printed || textRef.current?.querySelector('[data-role="title"]')?.textContent;
      if (!title) return;
      titleBefore ??= document.title;
      document.title = title;
      addEventListener('afterprint', resetTitle, { once: true });
    };
    addEventListener('beforeprint', setTitle);
    return () => {
      removeEventListener('beforeprint', setTitle);
      resetTitle();
    };
  }, [textRef]);
}

/** The page's own title while it is replaced; shared by all recipes of a page. */
let titleBefore: string | undefined;

function resetTitle(): void {
  if (titleBefore === undefined) return;
  document.title = titleBefore;
  titleBefore = undefined;
}
