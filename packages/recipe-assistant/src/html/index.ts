export { toHtml, type HtmlOptions } from './to-html.ts';
