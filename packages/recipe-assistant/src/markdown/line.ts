import type { Label, Place } from './outline.ts';
import type { Position } from './titles.ts';

/** Before the first line. */
export const START: Context = {
  outline: [],
  hasItems: false,
  holdsAmounts: false,
  before: 'nothing',
  position: 'first',
};

/** Whether a line is in an item of the open list by its indentation. */
export function isInList({ list }: Context, indent: number): boolean {
  return list !== undefined && indent >= list[0]!.column + 2;
}

export type Reading = readonly [Line, Context];

/** A line without its indentation, and the next one. */
export interface Source {
  readonly text: string;
  /** In columns. */
  readonly indent: number;
  /** The next line that isn't blank; empty at the end of the text. What asks for it is not shown before that line is there. */
  readonly next: () => string;
}

export interface Line {
  readonly kind: 'blank' | 'rule' | 'heading' | 'text' | 'item' | 'quote' | 'row' | 'code';
  /** Markdown, without its indentation and the marker of an item. */
  readonly text: string;
  /** Of a heading. */
  readonly label?: Label;
  /** Its depth among the headings, from 1. */
  readonly depth?: number;
  /** Of an item: `-`, `3.`; empty where none is written. */
  readonly marker?: string;
  /** The columns that markdown needs before it, in an item. */
  readonly indent?: number;
  /** Of an item, how many lists are around its own. */
  readonly nesting?: number;
  /** Whether it belongs to the item above. */
  readonly isInItem?: boolean;
  /** Whether it is a paragraph or a table of its own. */
  readonly startsBlock?: boolean;
  /** Whether it is text among the steps, and so one of them. */
  readonly isStep?: boolean;
}

/** What the lines so far say about the next one. */
export interface Context extends Place {
  /** The kind of the line before. */
  readonly before: Line['kind'] | 'nothing';
  readonly position: Position;
  /** The lists around the last item, from the outermost; undefined outside lists. */
  readonly list?: readonly ListLevel[] | undefined;
  /** The number of columns of the table that is open. */
  readonly columns?: number | undefined;
  /** The mark of the fence of code that is open. */
  readonly fence?: string | undefined;
  /** The fence around the recipe. */
  readonly outer?: string | undefined;
  /** Whether the end of the next line has not arrived, so that it is no label yet. */
  readonly isPartial?: boolean;
}

/** A list that is open. */
export interface ListLevel {
  /** The column of its markers as written. */
  readonly column: number;
  /** The columns of its markers and of its items' text in the markdown. */
  readonly indent: number;
  readonly content: number;
  readonly marker: string;
}
