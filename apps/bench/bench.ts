import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from 'test-support/chromium';
import { writeFigures } from './figures.ts';
import { measureFirstPaints } from './first-paint.ts';
import { measureSizes } from './sizes.ts';
import { measureStreaming } from './streaming.ts';

/** Prints the figures; with `--write`, they replace those of the document, too. */
const DOCUMENT = join(import.meta.dirname, '../../docs/performance.md');
const { values } = parseArgs({ options: { write: { type: 'boolean' } } });

const found = await findChromium();
// A page collects its garbage before it is measured, so that none of it is paid for later.
const args = [...found.args, '--js-flags=--expose-gc'];
await using browser = await chromium.launch({ ...found, args });

console.log('Measuring sizes …');
const sizes = await measureSizes();
console.log('Measuring first paints …');
const paints = await measureFirstPaints(browser);
console.log('Measuring streams …');
const streams = await measureStreaming(browser);

const figures = await writeFigures({ sizes, streams, paints }, browser.version());
console.log(`\n${figures}`);
if (values.write) await writeFile(DOCUMENT, figures);
