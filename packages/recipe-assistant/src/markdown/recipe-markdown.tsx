import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { List, Unit } from './blocks.ts';
import { withoutDirectionControls } from './direction.ts';
import { type Controls, type Drawing, drawUnit, startOf } from './draw.ts';
import { MAX_FORMATTED_LENGTH } from './growing-lines.ts';
import { createReader } from './reader.ts';
import { replyStart, withoutThoughts } from './thoughts.ts';

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
  if (text.length <= MAX_FORMATTED_LENGTH) return <Formatted {...props} />;
  // Not `PlainText`, which is in the first load: the bundler would make what both share a file of its own.
  return <p data-slot="recipe-plain">{withoutDirectionControls(withoutThoughts(text))}</p>;
}

function Formatted(props: RecipeMarkdownProps): ReactNode {
  const { text, streaming = false } = props;
  const hasScale = props.hasScale === true;
  const headingLevel = levelOf(props.headingLevel);
  const controls = streaming ? undefined : props.controls;
  const read = useMemo(() => createReader(), []);
  const [shownAnyway, setShownAnyway] = useState<string>();
  const drawing = useMemo(
    () => ({ headingLevel, hasScale, controls }),
    [headingLevel, hasScale, controls],
  );
  const known = read(text, streaming);
  const isWaiting = streaming && known.length === 0 && hasReply(text);
  if (isWaiting && !(shownAnyway && text.startsWith(shownAnyway))) {
    return <Waiting text={text} onLate={setShownAnyway} />;
  }
  const blocks = isWaiting ? read(text, false) : known;
  return (
    <>
      {blocks.map((block, index) => {
        const isPartial = streaming && index === blocks.length - 1;
        // By their index: closed blocks never change, and none comes before another.
        const key = index;
        return block.kind === 'list' ? (
          <ListView key={key} block={block} drawing={drawing} isPartial={isPartial} />
        ) : (
          <UnitView key={key} block={block} drawing={drawing} isPartial={isPartial} />
        );
      })}
      {controls?.scaleBelow === undefined && controls?.scale}
    </>
  );
}

function levelOf(headingLevel = 2): number {
  return Math.max(1, Math.trunc(headingLevel) || 1);
}

/** Whether words have come behind what the model thought first. */
function hasReply(text: string): boolean {
  return text.slice(replyStart(text, true)).trim() !== '';
}

/** Stands for first words until they have waited for the longest time. */
function Waiting({ text, onLate }: WaitingProps): ReactNode {
  useEffect(() => {
    const timer = setTimeout(onLate, LONGEST_WAIT, text);
    return () => clearTimeout(timer);
  }, [text, onLate]);
  return undefined;
}

const ListView = memo(function ListView({ block, drawing, isPartial }: ViewProps<List>): ReactNode {
  const { start, items } = block;
  const drawn = items.map((item, index) => (
    <UnitView
      key={index}
      block={item}
      drawing={drawing}
      isPartial={isPartial && index === items.length - 1}
    />
  ));
  return start === undefined ? <ul>{drawn}</ul> : <ol start={startOf(start)}>{drawn}</ol>;
});

const UnitView = memo(function UnitView({ block, drawing, isPartial }: ViewProps<Unit>): ReactNode {
  return drawUnit(block, drawing, isPartial);
});

interface WaitingProps {
  text: string;
  onLate: (text: string) => void;
}

interface ViewProps<Shown> {
  block: Shown;
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
}
