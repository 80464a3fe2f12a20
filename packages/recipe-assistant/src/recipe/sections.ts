import { startsLikeChatter } from '../markdown/roles/line-words.ts';
import { isMainCaption, isOfGroup, type MainKind, mayNameDish } from './captions.ts';
import type { TextLine } from './lines.ts';
import {
  introducedBy,
  isFirstStep,
  isOverAmounts,
  isOverExtras,
  isSubheading,
  type LineContext,
  namesSteps,
  type Section,
} from './section-starts.ts';

/**
 * Groups the lines of a text by their captions, up to where a second recipe starts: two are never
 * merged.
 */
export function sectionsOf(lines: readonly TextLine[]): Sections {
  const sections: Section[] = [{ kind: 'other', lines: [] }];
  const nonEmpty: Section[] = [];
  const captioned = new Set(lines.filter(isMainCaption).map(({ section }) => section));
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const current = sections.at(-1)!;
    const context = {
      line,
      before,
      next: lines[index + 1],
      sections,
      nonEmpty,
      current,
      captioned,
    };
    if (beginsNextRecipe(context)) {
      // The next recipe's name may have been read as this one's last step.
      if (before && mayNameDish(before) && current.lines.at(-1) === before) current.lines.pop();
      return { sections, next: index, nextName: line.kind === 'title' ? line : before };
    }
    const started = startSection(context) ?? startGroup(context);
    if (started) sections.push(started);
    else current.lines.push(line);
    addNonEmpty(nonEmpty, started ?? current);
  }
  return { sections };
}

function addNonEmpty(nonEmpty: Section[], section: Section): void {
  const isNonEmpty = section.kind !== 'other' && section.lines.length > 0;
  if (isNonEmpty && nonEmpty.at(-1) !== section) nonEmpty.push(section);
}

/** Another title, or ingredients after the steps or under a name that isn't a group's. */
function beginsNextRecipe(context: LineContext): boolean {
  const { line, nonEmpty, current } = context;
  if (line.kind === 'title' || (current.kind === 'steps' && isOverAmounts(context)))
    return nonEmpty.length > 0;
  const kind = mainKind(context);
  return (
    nonEmpty.some((section) => section.kind === kind) && !isOfSameRecipe(context, nonEmpty.at(-1)!)
  );
}

/** Whether a repeated kind of section belongs to the same recipe. */
function isOfSameRecipe({ line, before }: LineContext, last: Section): boolean {
  if (isOfGroup(line)) return true;
  if (last.kind === line.section) return before === undefined || !mayNameDish(before);
  // A group's steps follow its ingredients.
  return line.section === 'steps' && last.caption !== undefined && isOfGroup(last.caption);
}

function startSection(context: LineContext): Section | undefined {
  const { line, current } = context;
  const kind = mainKind(context);
  if (kind === undefined) return startUncaptioned(context) ?? startOther(context);
  if (current.kind === kind) return undefined;
  return { kind, caption: line, isMain: true, lines: [] };
}

/** Ingredients or steps without a caption. */
function startUncaptioned(context: LineContext): Section | undefined {
  const { line, next, current, nonEmpty } = context;
  if (line.kind === 'text' && next?.kind === 'item') {
    const kind = introducedBy(context);
    if (kind) return { kind, isMain: true, lines: [] };
  }
  if (!nonEmpty.length && isOverAmounts(context)) {
    const isMain = startsLikeChatter(line.words) || line.words.endsWith('.');
    return { kind: 'ingredients', caption: line, isMain, lines: [] };
  }
  if (current.kind !== 'ingredients' || !isFirstStep(context)) return undefined;
  const steps: Section = { kind: 'steps', isMain: true, lines: [] };
  if (namesSteps(context)) return { ...steps, isMain: false, caption: line };
  return { ...steps, lines: [line] };
}

function startOther(context: LineContext): Section | undefined {
  const { line } = context;
  const isNamed = line.kind === 'title' || isOverExtras(context);
  const isOther = isNamed || (line.kind === 'section' && !isSubheading(context));
  return isOther ? { kind: 'other', caption: line, lines: [] } : undefined;
}

/** Lines with a name of their own within a section. */
function startGroup(context: LineContext): Section | undefined {
  const { line, current } = context;
  const { kind, caption, isMain, parent } = current;
  // Siblings of an item with nested items belong to the parent section.
  const isBeside = line.kind === 'item' && caption?.hasItems && line.depth <= caption.depth;
  if (isBeside && isMain) return { kind: 'other', lines: [line] };
  if (isSubheading(context)) {
    return { kind, caption: line, parent: isMain ? undefined : caption, lines: [] };
  }
  return isBeside ? { kind, caption: parent, lines: [line] } : undefined;
}

/** The section that a line starts, if it is the ingredients or the steps. */
function mainKind({ line, current, nonEmpty }: LineContext): MainKind | undefined {
  if (!isMainCaption(line)) return undefined;
  // Right below the caption of the steps, `Zutaten vorbereiten` is the first of them.
  const isStep = current.kind === 'steps' && !current.lines.length && nonEmpty.length > 0;
  return isStep ? 'steps' : line.section;
}

export interface Sections {
  readonly sections: readonly Section[];
  /** The index of the line that the recipe after the first starts with. */
  readonly next?: number;
  /** The line above the recipe after the first. */
  readonly nextName?: TextLine | undefined;
}
