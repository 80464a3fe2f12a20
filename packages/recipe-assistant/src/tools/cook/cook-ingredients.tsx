import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChangingText } from '../../components/live-region.tsx';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { isolateMixedNumbers } from '../../markdown/shown-text.ts';
import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { holdsAmount } from '../../recipe/names-amount.ts';
import { scaleLine } from '../../recipe/scale-line.ts';
import { ingredientLines } from '../../recipe/scale-markdown.ts';
import { CheckOff } from '../check-off.tsx';
import { NotScaled } from '../not-scaled.tsx';
import { readLocated, readRecipe } from '../readings.ts';
import { describeFactor } from '../write-factor.ts';

/** What stays in sight above the first marked line, in pixels. */
const ABOVE_PX = 64;

/**
 * The whole list of ingredients, once, with the lines marked that the step names. Where there is no room beside the
 * step, the style sheet hides the others until the list is opened.
 */
export function CookIngredients(props: CookIngredientsProps): ReactNode {
  const { entry, named, factor, lang } = props;
  const words = useWords();
  const { labels, slotProps } = words;
  const [isOpen, setIsOpen] = useState(false);
  const listRef = useNamedInSight(named);
  return (
    <div
      ref={listRef}
      data-slot="cook-ingredients"
      data-open={isOpen ? '' : undefined}
      role="group"
      aria-label={labels.allIngredients}
    >
      <div data-slot="cook-list-head">
        {named.size > 0 && !isOpen && (
          <h3 {...slotProps('section-heading')}>{labels.stepIngredients}</h3>
        )}
        <button
          type="button"
          {...slotProps('tool-button')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {labels.allIngredients}
        </button>
      </div>
      {factor !== 1 && (
        <ChangingText as="p" dir="auto">
          {isolateMixedNumbers(describeFactor(factor, words))}
        </ChangingText>
      )}
      {entry.read(readRecipe)!.ingredients.map(({ heading, lines }, index) => (
        <div key={index} data-unnamed={lines.some((line) => named.has(line)) ? undefined : ''}>
          {heading && (
            <h4 dir="auto" lang={lang}>
              {heading}
            </h4>
          )}
          <ul dir="auto" lang={lang}>
            {lines.map((line, number) => (
              <Line key={number} line={line} {...props} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Line({ line, entry, named, factor, onTick, lang }: LineProps): ReactNode {
  const { text, isKept } = shownLine(line, factor);
  const isNamed = named.has(line);
  const Row = onTick ? 'label' : 'div';
  return (
    <li data-unnamed={isNamed ? undefined : ''}>
      <Row>
        {onTick && <CheckOff {...{ entry, onTick }} index={entry.read(readLines).indexOf(line)} />}
        <ChangingText data-named={isNamed ? '' : undefined}>
          {isolateMixedNumbers(text)}
        </ChangingText>
        {isKept && <NotScaled lang={lang} />}
      </Row>
    </li>
  );
}

/** A line in the amounts that are shown; kept if it has a number that isn't scaled with the others. */
export function shownLine(line: IngredientLine, factor: number) {
  const { text, scaled } = scaleLine(line, factor);
  return { text, isKept: factor !== 1 && !scaled && holdsAmount(line) };
}

/** All of the text, as ticks count them. */
function readLines(entry: RecipeEntry): readonly IngredientLine[] {
  return ingredientLines(...entry.read(readLocated)!.recipes);
}

/** Of a list that scrolls by itself, brings the marked lines into sight with each step, and makes keys reach it. */
function useNamedInSight(named: ReadonlySet<IngredientLine>) {
  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = listRef.current!;
    const { scrollTop, clientHeight, scrollHeight } = list;
    list.tabIndex = scrollHeight > clientHeight ? 0 : -1;
    if (named.size === 0) return;
    const marked = [...list.querySelectorAll<HTMLElement>('[data-named]')];
    const [first, last] = [marked[0]!, marked.at(-1)!];
    const end = last.offsetTop + last.offsetHeight;
    const isInSight = first.offsetTop >= scrollTop && end <= scrollTop + clientHeight;
    // The first one counts where there is no room for all.
    if (!isInSight) list.scrollTop = first.offsetTop - ABOVE_PX;
  }, [named]);
  return listRef;
}

interface CookIngredientsProps extends RecipeTextProps {
  entry: RecipeEntry;
  /** The lines that the step names; may be empty. */
  named: ReadonlySet<IngredientLine>;
  factor: number;
  /** Called when a line is checked off; without it there are no check boxes. */
  onTick: (() => void) | undefined;
}

interface LineProps extends CookIngredientsProps {
  line: IngredientLine;
}
