import styles from '../components/styles.css?inline';

const HOST = ':host { display: block } :host([hidden]) { display: none }';

let sheet: CSSStyleSheet | undefined;

/** The look, one sheet for all the elements of a page. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(HOST + styles);
  }
  return sheet;
}
