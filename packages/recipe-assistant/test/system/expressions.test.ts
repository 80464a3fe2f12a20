import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { BOUNDED } from './bounded-expressions.ts';
import { findExpressions, type Expression } from './expressions.ts';

/** In milliseconds. An expression that takes the checker longer must be simplified, or listed. */
const PATIENCE = 60_000;

/** Its own limits count steps, not time: a verdict must not depend on what else the machine does. */
const CHECK = { timeout: PATIENCE, attackTimeout: null, incubationTimeout: null };

const expressions = await findExpressions();

test(
  'every expression that reads outside text is linear, or is listed with its bound',
  { timeout: 10 * PATIENCE },
  () => {
    const different = new Map(expressions.map((each) => [`${each.source}/${each.flags}`, each]));
    const faults = [...different.values()]
      .filter((expression) => !boundOf(expression))
      .flatMap((expression) => {
        const { file, line, source, flags } = expression;
        const isLiteral = flags !== undefined;
        const { status } = isLiteral ? checkSync(source, flags, CHECK) : { status: 'no literal' };
        return status === 'safe' ? [] : [`${file}:${line} is ${status}: ${source}`];
      });
    expect(faults).toEqual([]);
  },
);

test('every line of the list is about an expression that is there', () => {
  const listed = Object.entries(BOUNDED).flatMap(([file, bounds]) =>
    Object.keys(bounds).map((start) => ({ file, start })),
  );
  const stale = listed.filter(({ file, start }) => {
    return !expressions.some(
      (expression) => nameOf(expression) === file && expression.source.startsWith(start),
    );
  });
  expect(stale).toEqual([]);
});

function boundOf(expression: Expression): string | undefined {
  const bounds = Object.entries(BOUNDED[nameOf(expression)] ?? {});
  return bounds.find(([start]) => expression.source.startsWith(start))?.[1];
}

function nameOf({ file }: { file: string }): string {
  return file.replace('packages/recipe-assistant/src/', '');
}
