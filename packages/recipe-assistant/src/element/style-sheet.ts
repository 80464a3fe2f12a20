import styles from '../components/styles.css?inline';

const HOST = ':host { display: block } :host([hidden]) { display: none }';

const sheets = new WeakMap<Document, CSSStyleSheet[]>();

/**
 * The look, one sheet for all the elements of a document: no other document takes it, not even with an element that
 * moves there (https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets). None where nothing is drawn.
 */
export function styleSheetsOf(page: Document): CSSStyleSheet[] {
  const known = sheets.get(page);
  if (known) return known;
  const { CSSStyleSheet: Sheet } = page.defaultView ?? {};
  const own = Sheet ? [new Sheet()] : [];
  for (const sheet of own) sheet.replaceSync(HOST + styles);
  sheets.set(page, own);
  return own;
}
