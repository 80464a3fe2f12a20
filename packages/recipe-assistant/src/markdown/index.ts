'use client';

/**
 * Turns a model's text into elements while it is being written. The entry is `recipe-markdown`; a text
 * passes through:
 *
 * | step                   | result for `##Stew⏎•1 **oni`, whose end hasn't arrived                  |
 * | ---------------------- | ----------------------------------------------------------------------- |
 * | `stream/reader`        | a complete line, `##Stew`, and a partial one, `•1 **oni`                |
 * | `stream/visible-line`  | what can show of the partial line: all of it; of a lone `•` nothing     |
 * | `stream/repair-line`   | `## Stew` and `- 1 **oni`, as the model meant them                      |
 * | `stream/line-parser`   | unchanged; it removes a code fence around the whole recipe              |
 * | `roles/recipe-lines`   | the heading is the dish's name, its `title`                             |
 * | `blocks/add-line`      | `{ closed: [heading], open: list }` with one item, a paragraph in it    |
 * | `inline/read-inline`   | `Stew` and `1 oni`: the `**` is held back until it is closed            |
 * | `draw/draw-blocks`     | `<h2 …>Stew</h2><ul><li>1 oni</li></ul>`                                |
 *
 * Of the folders only `draw` imports React; the components of this one do, too. The terms, including
 * CommonMark's `open` and `closed`:
 *
 * - **role**: what a heading names: the dish, a section, a group of lines in one. It is decided at the
 *   end of its line.
 * - **open, closed**: a block is open while the next line may belong to it. Closed blocks never change,
 *   so they are parsed and rendered once.
 * - **partial**: a text, and its last block and line, whose end hasn't arrived. Half-written syntax in
 *   it is held back, and a partial line is parsed again each time.
 * - **piece**: a finished stretch of a block's text, which reads the same whatever surrounds it.
 * - **placeholder**: a character that replaces another while the library parses a piece.
 */
export { RecipeMarkdown, type RecipeMarkdownProps } from './recipe-markdown.tsx';
