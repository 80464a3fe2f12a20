import { readdir, readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';

const DIST = new URL('../../dist/', import.meta.url);

/** Entries that only run on servers. */
const OF_SERVERS = ['server.js', 'hugging-face.js'];

/**
 * Features that one of the oldest supported browsers lacks: Chrome and Edge 105, Safari 16.4, Firefox
 * 115. Allowed after `?.`.
 */
const TOO_NEW = [
  /AbortSignal\.any\b/,
  /URL\.canParse\b(?!\?\.)/,
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\.with\(\d/,
  /(?:Object|Map)\.groupBy\b/,
  /Promise\.(?:withResolvers|try)\b/,
  /Array\.fromAsync\b/,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isDisjointFrom)\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /Intl\.(?:Segmenter|DurationFormat)\b/,
  /\b(?:Iterator|RegExp\.escape|Error\.isError)\b\.?/,
  /\.(?:showPopover|hidePopover|togglePopover|checkVisibility)\(/,
  // A regular expression with the flag `v`.
  /RegExp\([^;]*["'`][dgimsy]*v[dgimsy]*["'`]\s*\)/,
];

test('the modules for pages use nothing that the oldest browsers lack', async () => {
  const files = (await readdir(DIST)).filter(
    (name) => name.endsWith('.js') && !OF_SERVERS.includes(name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const code = (await read(file)).replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    for (const feature of TOO_NEW) {
      expect(feature.exec(code)?.[0], `${file} has ${feature}`).toBeUndefined();
    }
  }
});

test.each(['styles.css', 'styles.layer.css'])(
  '%s has no nesting, and mixes colours only where the browser can',
  async (file) => {
    const css = await read(file);
    expect(css).not.toContain('&');
    const target = ['chrome105', 'edge105', 'firefox115', 'safari16.4'];
    const { code } = await transform(css, { loader: 'css', minify: true, target });
    expect(code.trim()).toBe(css.trim());
    // Blocks of one rule.
    const mixtures = /@supports \(color: ?(?:color-mix|rgb)\([^{]*\)\)\{[^{}]*\{[^{}]*\}\}/g;
    expect(css.match(mixtures)).toHaveLength(2);
    expect(css.replaceAll(mixtures, '')).not.toContain('color-mix');
  },
);

test('no rule goes with one that a browser without `:has()` drops', async () => {
  const css = await read('styles.css');
  const rules = [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([, selector = '']) => selector);
  const dropped = rules.filter((selector) => selector.includes(':has('));
  expect(dropped.length).toBeGreaterThan(0);
  for (const selector of dropped) {
    const outside = selector.replaceAll(/:(?:is|where|not)\((?:[^()]|\([^()]*\))*\)/g, '');
    for (const part of outside.includes(':has(') ? outside.split(',') : []) {
      expect(part, 'stands in one rule with others').toContain(':has(');
    }
  }
});

function read(file: string): Promise<string> {
  return readFile(new URL(file, DIST), 'utf8');
}
