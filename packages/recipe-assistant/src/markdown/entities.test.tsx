import { expect, test } from 'vitest';
import { decodeEntity } from './entities.ts';

/** The first and last names of each row of the table, and those likely in a recipe. */
const NAMES =
  'nbsp iquest Agrave szlig agrave yuml deg frac12 frac14 frac34 eacute ccedil ntilde times ' +
  'quot amp apos lt gt OElig lrm zwj ensp ndash mdash rsquo ldquo bull hellip frasl euro trade larr rarr ' +
  'minus le ge hearts half frac13 frac23 frac15 frac16 frac56 frac78';

test('a named character is what a browser makes of it', () => {
  for (const name of NAMES.split(' ')) {
    const parsed = new DOMParser().parseFromString(`&${name};`, 'text/html').body.textContent;
    expect(decodeEntity(name), name).toBe(parsed);
  }
});

test('an unknown name, or one of Object.prototype, is not decoded', () => {
  for (const name of [
    'nope',
    '',
    'constructor',
    '__proto__',
    'toString',
    'DEG',
    'alpha',
    'forall',
  ]) {
    expect(decodeEntity(name), name).toBeUndefined();
  }
});
