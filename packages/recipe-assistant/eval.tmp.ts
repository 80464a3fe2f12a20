import { readFileSync, writeFileSync } from 'node:fs';
const { deriveRecipe } = await import('./src/recipe/index.ts');
type R = [string,string,string];
const skip = /direct sunlight|directx|durect|introduction paragraph|two possible answers|Categorize|Provide a name|cooking hack/;
const all: R[] = (JSON.parse(readFileSync('/tmp/replies/alpaca.json','utf8')) as R[]).filter(([,p]) => !skip.test(p));
const oasst: R[] = JSON.parse(readFileSync('/tmp/replies/oasst.json','utf8'));
const which = process.argv[2] === 'oasst' ? oasst : all;
const only = process.argv[3] ? new RegExp(process.argv[3],'i') : /./;
const ING = /^[ \t>#*_\d.)•-]*(?:the )?(?:ingredients?(?: list)?|what you(?:'|’)?(?:ll| will)? need|you(?:'|’)?(?:ll| will) need)\b[^\n.]{0,40}$/im;
const STEP = /^[ \t>#*_\d.)•-]*(?:instructions?|directions?|methods?|steps?|preparation|procedure|how to make(?: it)?)\b(?! time)[^\n.]{0,40}$/im;
let labelled=0, found=0, undef=0, n=0, thrown=0; const missing: R[]=[]; const got:any[]=[];
for (const x of which) { const [m,p,t]=x; if(!only.test(m)) continue; n++;
  let r; try { r = deriveRecipe(t); } catch (e) { thrown++; console.log('THROW', m, e); continue; }
  const i = ING.exec(t), s = STEP.exec(t);
  const isL = i && s; if (isL) { labelled++; if (r) found++; else missing.push(x); }
  if (!r) undef++; got.push({m,p,t,r,isL:!!isL});
}
console.log({n,labelled,found,share:found/labelled,undef,thrown});
writeFileSync('/tmp/replies/missing.json', JSON.stringify(missing)); writeFileSync('/tmp/replies/got.json', JSON.stringify(got));
