import { plain, singular } from './dictionary.ts';

/** Units of other languages, by the English ones; `pieces` only count. */
const WORDS = {
  g: 'g, gr, grs, gramm, gramme, grammes, gramos, grammi, gramas, gramów, gram, غ, غرام, جرام, ग्राम, グラム, 克, 그램',
  kg: 'kg, kilo, kilos, kilogramm, quilo, quilos, كغ, كيلو, किलो, किग्रा, キロ, 公斤, 千克, 킬로',
  ml: 'ml, مل, मिली, ミリリットル, 毫升, 밀리리터',
  l: 'l, liter, litre, litres, litro, litros, litri, litr, litry, لتر, लीटर, リットル, 升, 리터',
  tbsp: 'EL, Esslöffel, c. à s., càs, cuillère à soupe, cuillères à soupe, cucharada, cucharadas, cda, cdas, colher de sopa, colheres de sopa, cucchiaio, cucchiai, łyżka, łyżki, łyżek, yemek kaşığı, ملعقة كبيرة, ملاعق كبيرة, बड़ा चम्मच, बड़े चम्मच, 大さじ, 大勺, 汤匙, 큰술',
  tsp: 'TL, Teelöffel, c. à c., càc, cuillère à café, cuillères à café, cucharadita, cucharaditas, cdta, colher de chá, colheres de chá, cucchiaino, cucchiaini, łyżeczka, łyżeczki, łyżeczek, çay kaşığı, ملعقة صغيرة, ملاعق صغيرة, छोटा चम्मच, छोटे चम्मच, 小さじ, 小勺, 茶匙, 작은술',
  cups: 'Tasse, Tassen, tasses, taza, tazas, tazza, tazze, xícara, xícaras, szklanka, szklanki, szklanek, su bardağı, كوب, أكواب, कप, カップ, 杯, 컵',
  cloves:
    'Zehe, Zehen, diente, dientes, gousse, gousses, spicchio, spicchi, dente, dentes, ząbek, ząbki, ząbków, diş, فص, فصوص, कली, कलियाँ, 瓣, 쪽',
  bunches:
    'Bund, manojo, manojos, botte, bottes, mazzo, maço, pęczek, demet, حزمة, गुच्छा, 束, 把, 단',
  tins: 'Dose, Dosen, lata, latas, boîte, boîtes, scatola, barattolo, puszka, puszki, kutu, علبة, डिब्बा, 缶, 罐, 캔',
  packs:
    'Packung, Päckchen, paquete, paquet, pacco, pacote, opakowanie, paket, عبوة, पैकेट, パック, 包, 팩',
  slices:
    'Scheibe, Scheiben, rebanada, rebanadas, tranche, tranches, fetta, fette, fatia, fatias, plaster, plastry, dilim, شريحة, 枚',
  pinches: 'Prise, Prisen, pizca, pincée, pizzico, pitada, szczypta, tutam, رشة, चुटकी',
  pieces: 'Stück, adet, tane, szt, pieza, piezas, قطعة, حبة, 個, 个, 개, 本, 丁',
};

const UNITS = new Map(
  Object.entries(WORDS).flatMap(([unit, words]) =>
    words.split(', ').map((word) => [plain(word), unit] as const),
  ),
);

/** The most words of a unit, and letters of one in a script without spaces. */
const LONGEST = 6;

const COUNT = String.raw`(?:\d+ )?\d+/\d+|\d* ?[¼½¾⅓⅔⅛]|\d+(?:[.,–-]\d+)?`;
const COUNTED = new RegExp(`^(${COUNT}) ?(\\P{Nd}*)$`, 'u');
const ENGLISH = /^(?:k?g|m?l) /u;
const NUMBER = /[\d¼½¾⅓⅔⅛]/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u;
const CONNECTING = /^(?:d['’]|(?:de|di|du|of) )/iu;

/**
 * An entry with its amount first and in English: `2 tbsp Öl` for `2 EL Öl`, and `300 g 鶏肉` for `鶏肉３００ｇ`.
 * Unchanged if its unit isn't known.
 */
export function withEnglishUnit(entry: string): string {
  const text = withPlainDigits(entry);
  const start = text.search(NUMBER);
  const [, count = '', rest = ''] = (start < 0 ? undefined : COUNTED.exec(text.slice(start))) ?? [];
  if (!count || (start === 0 && ENGLISH.test(rest))) return entry;
  const before = text.slice(0, start).replace(/,$/u, '').trim();
  const [unit, food] = before ? readBehind(before, rest) : readUnit(rest);
  if (unit === undefined || !food) return entry;
  return [count, inNumber(unit, count), food.replace(CONNECTING, '')].filter(Boolean).join(' ');
}

/** The unit that a text begins with, and what comes after it. */
function readUnit(text: string): [unit: string | undefined, food: string] {
  const words = text.split(' ');
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const unit = UNITS.get(plain(words.slice(0, length).join(' ')));
    if (unit) return [unit, words.slice(length).join(' ')];
  }
  for (let length = UNSPACED.test(text) ? LONGEST : 0; length > 0; length -= 1) {
    const unit = UNITS.get(text.slice(0, length));
    if (unit) return [unit, text.slice(length).trim()];
  }
  return [undefined, text];
}

/** The unit of an amount behind its food, `鶏肉 300g`, or with the unit before the number, `醤油 大さじ2`. */
function readBehind(before: string, rest: string): [unit: string | undefined, food: string] {
  const own = UNITS.get(plain(before));
  if (own) return [own, rest];
  const [unit, left] = readUnit(rest);
  if (unit) return [left ? undefined : unit, before];
  for (let length = rest ? 0 : LONGEST; length > 0; length -= 1) {
    const last = UNSPACED.test(before) ? UNITS.get(before.slice(-length)) : undefined;
    if (last) return [last, before.slice(0, -length).trim()];
  }
  return [undefined, before];
}

function inNumber(unit: string, count: string): string {
  if (unit === 'pieces') return '';
  return /^(?:1|\D|1\/\d)$/u.test(count) ? singular(unit) : unit;
}

/** Arabic, Persian, Hindi and full-width digits and letters as those of ASCII. */
function withPlainDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[０-９Ａ-Ｚａ-ｚ]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
