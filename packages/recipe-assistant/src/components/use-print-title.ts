import { useEffect, type RefObject } from 'react';

/**
 * Names the page after the dish while it is printed, since that is the name of the file that a browser
 * makes of it.
 */
export function usePrintTitle(textRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const setTitle = () => {
      const title = findTitle(textRef.current);
      if (title === '') return;
      titleBefore ??= document.title;
      document.title = title;
    };
    addEventListener('beforeprint', setTitle);
    addEventListener('afterprint', resetTitle);
    return () => {
      removeEventListener('beforeprint', setTitle);
      removeEventListener('afterprint', resetTitle);
      resetTitle();
    };
  }, [textRef]);
}

/** The page's own, while it has another one; shared by all the recipes of a page. */
let titleBefore: string | undefined;

function resetTitle(): void {
  if (titleBefore === undefined) return;
  document.title = titleBefore;
  titleBefore = undefined;
}

/** What the page reads as the dish's name, else the first line. */
function findTitle(text: HTMLElement | null): string {
  const element = text?.querySelector<HTMLElement>('[data-role="title"]') ?? text;
  const lines = (element?.innerText ?? element?.textContent ?? '').split('\n');
  return lines.map((line) => line.trim()).find(Boolean) ?? '';
}
