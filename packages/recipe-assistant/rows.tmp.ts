import { readFileSync } from 'node:fs';
const { rowsOf } = await import('./src/recipe/rows.ts'); const { partsOf } = await import('./src/recipe/parts.ts'); const { readText } = await import('./src/markdown/stream/read-text.ts');
for (const f of process.argv.slice(2)) { const rows = rowsOf(readText(readFileSync(f,'utf8'))!);
for (const p of partsOf(rows).parts) { console.log('PART', p.section, p.isMain?'main':'', p.isGuess?'guess':'', '|', p.label?.text ?? '', p.label?.kind ?? ''); for (const r of p.rows) console.log('    ', r.kind, r.depth, r.number ?? '', r.isMarked?'B':'', r.hasColon?':':'', r.hasItems?'+':'', r.text.slice(0,70)); } }
