/**
 * Expressions that a checker can't prove linear, by the start of their source, each with what bounds
 * their input or measures their cost. All others are checked.
 */
export const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/demo/server/visitor.ts': {
    '%.*$': 'an entry of a header: 16 KiB without a line end, by Node',
  },
  'clients/chat-completions.ts': { '\\/+$': 'a URL of the page’s or the server’s owner' },
  'core/ingredients.ts': {
    '(\\u{1F3F4}': 'unknown names for the checker; `handler-cost.ts` measures it on two engines',
  },
  'core/recipe-history.ts': { '^[#>*_\\s]+|': 'the first 400 characters of a recipe' },
  'markdown/captions.ts': {
    '[,!?;。！？]|': '50 characters of the name of a group',
    '^(?:|(?:': 'a caption, `LONGEST_CAPTION`; the checker takes a minute for each',
  },
  'recipe/amounts.ts': {
    '(?<![\\p{Script=Latin}':
      'too long for the checker; a number or word from each place, and `reader-cost.ts`',
    '^ ?(?:(?:\\d{1,7}': 'lines of 500 characters; `reader-cost.ts` measures them',
    '^ ?$|^(?: [': 'the same',
  },
  'recipe/quantity.ts': {
    '^.(?:[\\p{N}': 'too long for the checker; at a line’s start only, and `reader-cost.ts`',
    '^((?:\\d{1,7}': 'the same',
  },
  'recipe/dish-name.ts': {
    '^(?:(?:(?:vorgeschlagenes': 'a title with what wraps it, three times `LONGEST`',
    '\\s*(?:[(（]': 'the same',
  },
  'recipe/servings.ts': {
    '(?<!into |per': 'too long for the checker; `reader-cost.ts` measures it',
    '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}]|': 'the same',
  },
  'recipe/times.ts': {
    '(?<!\\d|\\d[.,/])': 'too long for the checker; `reader-cost.ts` measures it',
    '^ (?:per|': 'the same',
  },
  'tools/row/save-text.ts': { '^[. ]+|[. ]+$': 'the length of a file’s name, `MAX_LENGTH`' },
};
