import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/**
 * The system fonts, each scaled so that a line is as long and as high as in the font it stands in for:
 * nothing moves when that one arrives.
 */
export async function writeFallbacks(): Promise<string[]> {
  const rules: string[] = [];
  for (const { family, source, style, weight, axes, fallbacks } of OWN) {
    const own = await measure(source, axes);
    for (const [system, { width, names }] of Object.entries(fallbacks)) {
      const scale = own.width / width;
      rules.push(`@font-face {
  font-family: '${family} as ${system}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(own.ascent / scale)};
  descent-override: ${percent(own.descent / scale)};
  line-gap-override: ${percent(own.lineGap / scale)};
}`);
    }
  }
  return rules;
}

/** In units of the font's size; the width is that of an average English letter. */
async function measure(source: string, axes: Record<string, number>) {
  const file = await readFile(fileURLToPath(import.meta.resolve(source)));
  const instance = await subsetFont(file, LETTERS, { targetFormat: 'sfnt', variationAxes: axes });
  const metrics = await fromBuffer(instance);
  const { ascent, descent, lineGap, xWidthAvg, unitsPerEm } = metrics;
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: xWidthAvg / unitsPerEm,
  };
}

/** All characters that `@capsizecss/unpack` looks at. */
const LETTERS = ' !"\'(),-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function percent(ratio: number): string {
  return `${(100 * ratio).toFixed(2)}%`;
}

/**
 * The widths of the system fonts, as `@capsizecss/unpack` has them: `xWidthAvg` by `unitsPerEm`.
 * Arial's are Arimo's, Georgia's Gelasio's and Times New Roman's Tinos', which are metric-compatible.
 */
const OWN: readonly OwnFont[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    style: 'normal',
    weight: 600,
    axes: { wght: 600, opsz: 36 },
    fallbacks: {
      // Windows, macOS, iOS
      Georgia: { width: 0.5186, names: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'] },
      // Android, Linux
      'Noto Serif': { width: 0.512, names: ['Noto Serif Bold', 'NotoSerif-Bold'] },
      Times: {
        width: 0.4326,
        names: ['Liberation Serif Bold', 'LiberationSerif-Bold', 'Times New Roman Bold'],
      },
      'DejaVu Serif': { width: 0.5703, names: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'] },
      // A system without a serif
      'Open Sans': { width: 0.5029, names: ['Open Sans Bold', 'OpenSans-Bold'] },
    },
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    style: 'normal',
    weight: 400,
    axes: { wght: 400 },
    fallbacks: {
      // Windows, macOS, iOS; Linux
      Arial: { width: 0.4458, names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'] },
      // Android
      Roboto: { width: 0.4448, names: ['Roboto', 'Roboto-Regular', 'Roboto Regular'] },
      // Linux
      'Noto Sans': { width: 0.474, names: ['Noto Sans', 'NotoSans-Regular', 'Noto Sans Regular'] },
      'Open Sans': { width: 0.4688, names: ['Open Sans', 'OpenSans-Regular', 'Open Sans Regular'] },
      'DejaVu Sans': { width: 0.5083, names: ['DejaVu Sans', 'DejaVuSans'] },
    },
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    style: 'normal',
    weight: 600,
    axes: { wght: 600 },
    fallbacks: {
      Arial: { width: 0.48, names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
      Roboto: { width: 0.4521, names: ['Roboto Bold', 'Roboto-Bold'] },
      'Noto Sans': { width: 0.503, names: ['Noto Sans Bold', 'NotoSans-Bold'] },
      'Open Sans': { width: 0.5029, names: ['Open Sans Bold', 'OpenSans-Bold'] },
      'DejaVu Sans': { width: 0.5742, names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
    },
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2',
    style: 'italic',
    weight: 400,
    axes: { wght: 400 },
    fallbacks: {
      Arial: { width: 0.4458, names: ['Arial Italic', 'Arial-ItalicMT', 'Liberation Sans Italic'] },
      Roboto: { width: 0.4326, names: ['Roboto Italic', 'Roboto-Italic'] },
      'Noto Sans': { width: 0.447, names: ['Noto Sans Italic', 'NotoSans-Italic'] },
      'Open Sans': { width: 0.4438, names: ['Open Sans Italic', 'OpenSans-Italic'] },
      'DejaVu Sans': { width: 0.5083, names: ['DejaVu Sans Oblique', 'DejaVuSans-Oblique'] },
    },
  },
];

interface OwnFont {
  family: string;
  source: string;
  style: 'normal' | 'italic';
  weight: number;
  /** The axes at which the font is measured. */
  axes: Record<string, number>;
  fallbacks: Record<string, { width: number; names: readonly string[] }>;
}
