/** What model text becomes: text, or an element of the closed grammar. Plain data: React elements and HTML are made of it. */
export type Drawn = string | DrawnElement | DrawnPlace;

export interface DrawnElement {
  readonly tag: Tag;
  readonly attributes: Attributes;
  readonly children: readonly Drawn[];
}

/** Where the page may add something of its own: a box around a line, or the scaling controls. */
export interface DrawnPlace {
  readonly place: 'line' | 'scale';
  /** Of its line in the text. */
  readonly lineNumber: number | undefined;
  /** What is there without it. */
  readonly children: readonly Drawn[];
}

export type HeadingTag = (typeof HEADINGS)[number];

export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

type Tag =
  | HeadingTag
  | 'a'
  | 'blockquote'
  | 'br'
  | 'code'
  | 'dd'
  | 'del'
  | 'dl'
  | 'dt'
  | 'em'
  | 'hr'
  | 'li'
  | 'ol'
  | 'p'
  | 'pre'
  | 'strong'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul';

/** The only attributes. `href` has been checked. */
export interface Attributes {
  readonly href?: string;
  readonly rel?: string;
  readonly start?: number | undefined;
  readonly 'data-align'?: string | undefined;
  readonly 'data-role'?: string | undefined;
  readonly 'data-slot'?: string;
}

export function createElement(
  tag: Tag,
  attributes: Attributes | null = null,
  ...children: readonly Drawn[]
): DrawnElement {
  return { tag, attributes: attributes ?? {}, children };
}
