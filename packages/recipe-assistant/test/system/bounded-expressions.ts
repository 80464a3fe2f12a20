/**
 * Expressions that a checker can't read or prove linear, by the start of their source, each with what bounds
 * their input or measures their cost. All others are checked.
 */
export const BOUNDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/demo/server/local-model.ts': { '^(https?': 'an environment variable of the operator’s' },
  'apps/demo/server/visitor.ts': {
    '%.*$': 'an entry of a header: 16 KiB without a line end, by Node',
  },
  'clients/chat-completions.ts': { '\\/+$': 'a URL of the page’s or the server’s owner' },
  'core/ingredients.ts': {
    'new RegExp': '`handler-cost.ts` measures it on two engines',
  },
  'tools/row/save-text.ts': { '^[. ]+|[. ]+$': 'the length of a file’s name, `MAX_LENGTH`' },
};
