import { mayEndContainer } from '../blocks/add-line.ts';
import { innermostOpen } from '../blocks/blocks.ts';
import type { Line } from '../blocks/line.ts';
import { listMarkerOf, quoteMarkerOf } from '../blocks/markers.ts';
import { mayHaveTitle } from './heading-role.ts';
import { mayListIngredients } from './listed-ingredients.ts';
import {
  isOutsideContainers,
  mayBeTitleAbove,
  mayHaveMetadata,
  mayNameRecipe,
  nameInItem,
  type RecipeReading,
} from './recipe-lines.ts';
import { mayBecomeSectionLine } from './section-line.ts';
import { mayBecomeNumberedTitle, mayBecomeTitle } from './title.ts';
import { mayBeIngredient } from './unmarked-line.ts';

/** Whether a partial line may become a heading or an item. */
export function mayHaveRole(reading: RecipeReading, line: Line): boolean {
  const { blocks, context } = reading;
  if (listMarkerOf(line) || quoteMarkerOf(line) !== undefined) {
    const name = nameInItem(reading, line);
    return mayNameRecipe(reading, line) || (!!name && mayBecomeSectionLine(name, false, true));
  }
  if (mayEndContainer(blocks, line)) return true;
  if (!isOutsideContainers(blocks, line)) return false;
  const written = line.text.replace(/^#{1,6}\s+/, '');
  return written === line.text
    ? mayTextHaveRole(reading, line)
    : mayHaveMetadata(context) ||
        mayBecomeSectionLine(written, context.section !== undefined, mayHaveTitle(context));
}

/** Whether a partial line without a mark may become a heading or an item. */
function mayTextHaveRole(reading: RecipeReading, line: Line): boolean {
  const { context } = reading;
  const hasSection = context.section !== undefined;
  if (mayListIngredients(line.text) || mayBecomeNumberedTitle(line.text)) return true;
  if (mayBecomeSectionLine(line.text, hasSection, context.position === 'first')) return true;
  if (mayHaveTitle(context)) return mayNameDish(reading, line);
  return context.section === 'ingredients' && mayBeIngredient(line.text);
}

/** Whether a partial line may become a title although it isn't written as a heading. */
function mayNameDish({ blocks, context }: RecipeReading, line: Line): boolean {
  const isPlain = context.position !== 'later' || innermostOpen(blocks)?.kind !== 'paragraph';
  if (isPlain && mayBeTitleAbove(line.text)) return true;
  return mayBecomeTitle(line.text, isPlain ? context.position : undefined);
}
