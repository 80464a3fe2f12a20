/** The tests import the style sheet for what it does to the page. */
declare module '*.css';

/** The same as a text. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
