import { useLayoutEffect, type RefObject } from 'react';
import styles from './cook.css?inline';

/**
 * Gives the dialog its style sheet for as long as it is mounted, wherever the widget is: in a page or in a shadow root.
 * A page without the package's own sheet, which has its lengths, stays without this one; where that one is in a layer,
 * this one is too.
 */
export function useCookStyles(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current!;
    const view = dialog.ownerDocument.defaultView!;
    const set = view.getComputedStyle(dialog);
    if (set.getPropertyValue('--_recipe-size') === '') return undefined;
    const layer = set.getPropertyValue('--_recipe-layer');
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(layer === '' ? styles : `@layer ${layer}{${styles}}`);
    const root = dialog.getRootNode() as Document | ShadowRoot;
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [dialogRef]);
}
