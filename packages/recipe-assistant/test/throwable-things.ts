import { RecipeError, type RecipeErrorCode } from 'recipe-assistant/core';

/** Everything that can be thrown; somebody's code has thrown each of these. None of them has a code. */
export const THROWABLE_THINGS: [string, () => unknown][] = [
  ['nothing', () => undefined],
  ['a number', () => 42],
  ['a symbol', () => Symbol('leek')],
  ['a function', () => () => {}],
  ['a message that is a symbol', () => ({ message: Symbol('leek') })],
  ['an object without a prototype', () => Object.create(null) as unknown],
  ['getters that throw', () => throwingGetters('message', 'name', 'code', 'status', 'cause')],
  ['a wait that throws', () => throwingGetters('retryAfterMs')],
  ['a wait that is a symbol', () => ({ msBeforeNext: Symbol('soon') })],
  ['a revoked proxy', revokedProxy],
  ['an error around one', () => new RecipeError('unknown', { cause: revokedProxy() })],
  ['an error whose cause is itself', circularError],
  ['what cannot be put into words', () => ({ toString: null, valueOf: null })],
  ['a code of Object’s own', () => new RecipeError('constructor' as RecipeErrorCode)],
  ['a code that was changed', () => Object.assign(new RecipeError('empty'), { code: '__proto__' })],
  ['a code that throws', () => Object.defineProperty(new RecipeError('empty'), 'code', getter)],
  ['a RecipeError behind a proxy', () => new Proxy(new RecipeError('empty'), getter)],
];

const getter = {
  get: () => {
    throw new Error('You may not look');
  },
};

export function throwingGetters(...names: string[]): unknown {
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, getter])));
}

export function revokedProxy(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function circularError(): unknown {
  const error = new Error('leek');
  error.cause = error;
  return error;
}
