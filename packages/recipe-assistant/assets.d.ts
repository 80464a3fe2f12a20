/** The tests import the style sheet for what it does to the page. */
declare module '*.css';

/** The same as a text. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** Any file as a text: Storybook shows the examples as they are. */
declare module '*?raw' {
  const text: string;
  export default text;
}
