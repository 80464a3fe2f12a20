import { ar } from './ar.ts';
import { de } from './de.ts';
import { emoji } from './emoji.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { more } from './more.ts';
import { pl } from './pl.ts';
import { ptBR } from './pt-br.ts';
import { tr } from './tr.ts';
import { zhHans } from './zh-hans.ts';

/** If a word has several meanings, the later language wins. */
export const FOODS = [more, zhHans, ko, ja, hi, ar, tr, pl, ptBR, it, de, fr, es, emoji];
