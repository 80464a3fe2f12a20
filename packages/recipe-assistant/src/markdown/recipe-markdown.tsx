import { Fragment, useEffect, useMemo, useState, type ReactNode } from 'react';
import { type Blocks, isEmpty } from './blocks/blocks.ts';
import { type Decorations, createDrawing, drawBlocks, type Drawing } from './draw/draw-blocks.ts';
import { withoutDirectionControls } from './inline/direction.ts';
import {
  createReader,
  MAX_FORMATTED_LENGTH,
  type Reader,
  withoutThought,
} from './stream/reader.ts';
import { visibleLine } from './stream/visible-line.ts';

/**
 * How long, in milliseconds, first words that may be the dish's name are held back if nothing follows.
 * Models write faster.
 */
const LONGEST_HOLD = 200;

/**
 * Renders a recipe's markdown as elements of a closed grammar, without a wrapper element.
 *
 * @example
 * <RecipeMarkdown text={recipe} streaming={status === 'streaming'} headingLevel={3} />
 */
export function RecipeMarkdown(props: RecipeMarkdownProps): ReactNode {
  const { text: written, streaming = false, headingLevel = 2, decorate, hasScale } = props;
  const text = withoutThought(written, streaming);
  const reader = useMemo(() => createReader(visibleLine), []);
  const drawing = useMemo(
    () => createDrawing(headingLevel, { hasScale }),
    [headingLevel, hasScale],
  );
  const [releasedText, setReleasedText] = useState<string>();
  const isReleased = releasedText !== undefined && text.startsWith(releasedText);
  const formatted = useMemo(
    () => format(reader, { drawing, decorate }, text, streaming, isReleased),
    [reader, drawing, decorate, text, streaming, isReleased],
  );
  if (formatted === undefined) {
    // Not `PlainText`, which is in the first load: the bundler would make what both share a file of its own.
    return <p data-slot="recipe-plain">{withoutDirectionControls(text)}</p>;
  }
  const isHeld = streaming && formatted.isEmpty && text.trim() !== '';
  return isHeld ? <Held text={text} onRelease={setReleasedText} /> : formatted.nodes;
}

/** Stands for first words that are held back, until they have been for the longest time. */
function Held({ text, onRelease }: HeldProps): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onRelease, LONGEST_HOLD, text);
    return () => clearTimeout(timer);
  }, [text, onRelease]);
  return undefined;
}

/** Catches parser errors: server rendering has no error boundaries. */
function format(
  reader: Reader,
  { drawing, decorate }: Drawer,
  text: string,
  streaming: boolean,
  isReleased: boolean,
): Formatted | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  try {
    const blocks = reader.read(text, streaming, !isReleased);
    const decorations = streaming ? undefined : decorate?.(blocks);
    const drawer = decorations
      ? createDrawing(drawing.headingLevel, drawing, decorations)
      : drawing;
    const drawn = drawBlocks(drawer, blocks, streaming);
    if (decorations?.scale && !decorations.scaleHeading) {
      drawn.push(<Fragment key="scale">{decorations.scale}</Fragment>);
    }
    return { nodes: drawn, isEmpty: isEmpty(blocks) };
  } catch {
    return undefined;
  }
}

interface HeldProps {
  text: string;
  onRelease: (text: string) => void;
}

interface Drawer extends Pick<RecipeMarkdownProps, 'decorate'> {
  readonly drawing: Drawing;
}

interface Formatted {
  readonly nodes: ReactNode;
  readonly isEmpty: boolean;
}

export interface RecipeMarkdownProps {
  /** The markdown so far. */
  text: string;
  /** Whether more text will come: half-written syntax is then held back. Default `false`. */
  streaming?: boolean | undefined;
  /** The level, 1 to 6, of the text's first heading. Default 2. */
  headingLevel?: number | undefined;
  /**
   * The page's decorations of a finished text, based on its blocks. Must not throw.
   *
   * @internal
   */
  decorate?: ((blocks: Blocks) => Decorations | undefined) | undefined;
  /**
   * Whether amounts may be scaled at the end: the controls have their room from the start. Default
   * `false`.
   *
   * @internal
   */
  hasScale?: boolean | undefined;
}
