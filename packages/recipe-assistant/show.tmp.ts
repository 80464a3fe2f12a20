import { readFileSync } from 'node:fs';
const { deriveRecipe } = await import('/work/wt/derive/packages/recipe-assistant/src/recipe/index.ts');
for (const f of process.argv.slice(2)) {
  const r = deriveRecipe(readFileSync(f,'utf8'));
  console.log('=====', f.split('/').pop());
  if (!r) { console.log('  undefined'); continue; }
  console.log('  T:', r.title, '| S:', JSON.stringify(r.servings), '| M:', JSON.stringify(r.minutes));
  for (const g of r.ingredients) { console.log('  I', g.heading ?? '·'); for (const l of g.lines) console.log('     -', l.text, l.quantity ? `{${l.quantity.from}${l.quantity.to?'..'+l.quantity.to:''}}` : ''); }
  for (const g of r.steps) { console.log('  S', g.heading ?? '·'); for (const l of g.lines) console.log('     #', l.text.replaceAll('\n',' ⏎ '), l.durations.map(d=>d.seconds+'s').join(',')); }
}
