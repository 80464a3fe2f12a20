/** The tests import the style sheet for what it does to the page. */
declare module '*.css';
