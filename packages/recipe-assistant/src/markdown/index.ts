/**
 * Turns a model's text into elements while it is being written. The entry is `recipe-markdown`; a text passes through:
 *
 * | step            | result for `##Stew⏎•1 red oni`, whose end hasn't arrived             |
 * | --------------- | -------------------------------------------------------------------- |
 * | `thoughts`      | where the reply starts, behind what its model thought first          |
 * | `reading/lines` | a complete line, `##Stew`, and a rest, `•1 red oni`                  |
 * | `visible-part`  | what can show of the rest: `•1 red`, whole words; of a `•` nothing   |
 * | `normalize`     | `## Stew` and `- 1 red`, as the model meant them                     |
 * | `markdown-line` | a heading of the second level, and an item                           |
 * | `heading`       | what it is a heading of: the dish                                    |
 * | `blocks`        | a heading, which never changes again, and a list of one item         |
 * | `parse`         | the library's tree of one block, or of one item                      |
 * | `draw`          | `<h2 data-role="title">Stew</h2>`, `<li>1 red</li>`, as plain data   |
 *
 * `page-elements` makes React elements of that, and `html` a string. `recipe` reads the same lines as data. In server
 * components, which have no state, the entry is `server-component`. The terms:
 *
 * - **heading**: a line that names something; its role is title, section or group. It is decided at the end of the line.
 * - **partial**: a text whose end hasn't arrived, and its last block and line.
 */
export { RecipeMarkdown, type RecipeMarkdownProps } from './recipe-markdown.tsx';
