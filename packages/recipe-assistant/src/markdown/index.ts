'use client';

/**
 * The room that turns a model's text into elements, while it is written. Its entry is
 * `recipe-markdown`; a text goes through it like this:
 *
 * | step                   | what it makes of `##Stew⏎•1 **oni`, whose end has not arrived           |
 * | ---------------------- | ----------------------------------------------------------------------- |
 * | `stream/reader`        | a line that is complete, `##Stew`, and the last one, `•1 **oni`         |
 * | `stream/visible-line`  | of the last one what can be shown: all of it; of a lone `•` nothing     |
 * | `stream/repair-line`   | `## Stew` and `- 1 **oni`, as the model meant them                      |
 * | `stream/line-parser`   | nothing here; it takes off a code fence around the whole recipe         |
 * | `roles/recipe-lines`   | the heading is the dish's name, its `title`                             |
 * | `blocks/add-line`      | `{ closed: [heading], open: list }` with one item, a paragraph in it    |
 * | `inline/read-inline`   | `Stew` and `1 oni`: the `**` waits for its end, and is held back        |
 * | `draw/draw-blocks`     | `<h2 …>Stew</h2><ul><li>1 oni</li></ul>`                                |
 *
 * Only `draw` and the components know React. What this room's words mean, CommonMark's `open` and `closed`
 * among them:
 *
 * - **role**: what a heading names: the dish, a section, a group of lines in one. It is decided when the end
 *   of its line is there.
 * - **open, closed**: a block is open as long as the next line may be part of it. Closed blocks are never
 *   touched again, so they are read and drawn once.
 * - **partial**: of a text, and of its last block and line, whose end has not arrived. Half-written syntax in
 *   it is held back, and a partial line is read anew each time.
 * - **piece**: a finished stretch of a block's text, which reads the same whatever stands around it.
 * - **placeholder**: a character that stands for another one while the library reads a piece.
 */
export { RecipeMarkdown, type RecipeMarkdownProps } from './recipe-markdown.tsx';
