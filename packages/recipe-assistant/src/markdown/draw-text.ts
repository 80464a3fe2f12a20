import type { Language } from '../language/names/languages.ts';
import { withoutDirectionControls } from '../lines/direction.ts';
import { withoutThoughts } from '../lines/thoughts.ts';
import { MAX_FORMATTED_LENGTH } from '../reading/lines.ts';
import type { Block } from './blocks.ts';
import { drawLeaf, startAttribute } from './draw.ts';
import { createElement, type Drawn, type DrawnElement } from './drawn.ts';
import { createReader } from './reader.ts';

/** Draws a text at once. With `isPartial` without what may still become something else. */
export function drawText(text: string, options: DrawTextOptions = {}): Drawn[] {
  const { headingLevel, language, isPartial = false } = options;
  if (text.length > MAX_FORMATTED_LENGTH) return [drawPlain(text)];
  const blocks = createReader(language)(text, isPartial);
  return drawBlocks(blocks, levelOf(headingLevel), isPartial);
}

/** A text that is too long to be formatted. */
export function drawPlain(text: string): DrawnElement {
  const words = withoutDirectionControls(withoutThoughts(text));
  return createElement('p', { 'data-slot': 'recipe-plain' }, words);
}

export function levelOf(headingLevel = 2): number {
  return Math.max(1, Math.trunc(headingLevel) || 1);
}

/** The element of a list, whose first number is undefined for bullets. */
function drawList(start: number | undefined, items: readonly Drawn[]): DrawnElement {
  if (start === undefined) return createElement('ul', null, ...items);
  return createElement('ol', { start: startAttribute(start) }, ...items);
}

function drawBlocks(blocks: readonly Block[], headingLevel: number, isPartial: boolean): Drawn[] {
  return blocks.flatMap((block, index) => {
    const isOpen = isPartial && index === blocks.length - 1;
    if (block.kind !== 'list') return drawLeaf(block, headingLevel, isOpen);
    const { items } = block;
    return drawList(
      block.start,
      items.flatMap((item, place) =>
        drawLeaf(item, headingLevel, isOpen && place === items.length - 1),
      ),
    );
  });
}

interface DrawTextOptions {
  /** Of its first heading, 1 to 6. Default 2. */
  headingLevel?: number | undefined;
  /** Default: what the text tells. */
  language?: Language | undefined;
  isPartial?: boolean | undefined;
}
