import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { languageTagged } from '../language/names/languages.ts';
import { replyStart } from '../lines/thoughts.ts';
import { MAX_FORMATTED_LENGTH } from '../reading/lines.ts';
import { type Block, mayBeIngredient, type Leaf } from './blocks.ts';
import { drawLeaf, startAttribute } from './draw.ts';
import { drawPlain, levelOf } from './draw-text.ts';
import { createElementKeys } from './element-keys.ts';
import { type Additions, type Controls, toElement } from './page-elements.ts';
import { createReader } from './reader.ts';

/** How long, in milliseconds, first words that may be the dish's name wait for their line's end. Models write faster. */
const LONGEST_WAIT = 200;

/**
 * Renders a recipe's markdown as elements of a closed grammar, without a wrapper element.
 *
 * @example
 * <RecipeMarkdown text={recipe} streaming={status === 'streaming'} headingLevel={3} />
 */
export function RecipeMarkdown(props: RecipeMarkdownProps): ReactNode {
  const { text } = props;
  return text.length <= MAX_FORMATTED_LENGTH ? (
    <Formatted {...props} />
  ) : (
    toElement([drawPlain(text)], {}, () => String(text.length))
  );
}

function Formatted(props: RecipeMarkdownProps): ReactNode {
  const { text, streaming = false } = props;
  const hasScale = props.hasScale === true;
  const hasBoxes = props.hasBoxes === true;
  const headingLevel = levelOf(props.headingLevel);
  const controls = streaming ? undefined : props.controls;
  const language = languageTagged(props.language);
  const read = useMemo(() => createReader(language), [language]);
  const drawing = useMemo(
    () => ({ headingLevel, hasScale, hasBoxes, controls }),
    [headingLevel, hasScale, hasBoxes, controls],
  );
  const known = read(text, streaming);
  const waiting = streaming && known.length === 0 && hasReply(text) ? text : undefined;
  const isLate = useIsLate(waiting);
  if (waiting && !isLate) return undefined;
  const blocks = waiting ? read(text, false) : known;
  return (
    <>
      {drawBlocks(blocks, drawing, streaming)}
      {controls?.scaleBelow === undefined && controls?.scale}
    </>
  );
}

/** Whether words have come behind what the model thought first. */
function hasReply(text: string): boolean {
  return text.slice(replyStart(text, true)).trim() !== '';
}

/** Whether first words have waited for the longest time. */
function useIsLate(waiting: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    const timer = waiting && setTimeout(setLate, LONGEST_WAIT, waiting);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late !== undefined && waiting?.startsWith(late) === true;
}

function drawBlocks(blocks: readonly Block[], drawing: Drawing, isPartial: boolean): ReactNode {
  return blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    // By their index: closed blocks never change, and none comes before another.
    return <View key={index} block={block} drawing={drawing} isPartial={isPartial && isLast} />;
  });
}

const View = memo(function View({ block, drawing, isPartial }: ViewProps): ReactNode {
  if (block.kind !== 'list') return <LeafView leaf={block} {...{ drawing, isPartial }} />;
  const items = drawBlocks(block.items, drawing, isPartial);
  const { start } = block;
  return start === undefined ? <ul>{items}</ul> : <ol start={startAttribute(start)}>{items}</ol>;
});

function LeafView({ leaf, drawing, isPartial }: LeafViewProps): ReactNode {
  const startKeys = useMemo(() => createElementKeys(), []);
  const drawn = drawLeaf(leaf, drawing.headingLevel, isPartial);
  const mayBeBoxed = drawing.hasBoxes === true && mayBeIngredient(leaf);
  return toElement(drawn, { ...drawing, mayBeBoxed }, startKeys());
}

interface LeafViewProps extends Omit<ViewProps, 'block'> {
  leaf: Leaf;
}

interface Drawing extends Additions {
  /** The level of the text's first heading, from 1. */
  readonly headingLevel: number;
}

interface ViewProps {
  block: Block;
  drawing: Drawing;
  isPartial: boolean;
}

export interface RecipeMarkdownProps {
  /** The markdown so far. */
  text: string;
  /** Whether more text will come: half-written syntax is then held back. Default `false`. */
  streaming?: boolean | undefined;
  /** The level, 1 to 6, of the text's first heading. Default 2. */
  headingLevel?: number | undefined;
  /** The text's language, as a BCP 47 tag. Default: what its lines tell. */
  language?: string | undefined;
  /**
   * What the page adds to a finished text: boxes, notes and the scaling controls. Must not throw.
   *
   * @internal
   */
  controls?: Controls | undefined;
  /**
   * Whether amounts may be scaled at the end: the controls have their room from the start. Default
   * `false`.
   *
   * @internal
   */
  hasScale?: boolean | undefined;
  /**
   * Whether ingredients may have boxes at the end: their words are in the same elements from the start. Default
   * `false`.
   *
   * @internal
   */
  hasBoxes?: boolean | undefined;
}
