import type { Metric } from './number.ts';

/** What ends a unit: `g` is one in `200 g` and in `200gの`, and none in `2 garlic cloves`. */
export const UNIT_END = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}])`;

const GRAM = String.raw`g|gr|gms?|gram(?:m|me|o|a)?s?|grammi|ml|cc|mil+i?lit\p{L}+|г|гр|грамм\p{L}*|мл|克|公克|グラム|毫升|ミリリットル|그램|밀리리터|مل|غرام|جرام|ग्राम|मिली`;
const KILOGRAM = String.raw`kgs?|kilos?|kilogram\p{L}*|l|lit(?:er|re|ro|ri)s?|[cd]l|кг|л|公斤|千克|升|キロ|リットル|킬로|리터|كيلو|لتر|किलो`;
const SPOON_OR_CUP = String.raw`oz|ounces?|fl(?:uid)?\.? ?(?:oz|ounces?)|lbs?|pounds?|cups?|tb?sps?|tbs|tablespoons?|teaspoons?|quarts?|pints?|gallons?|[et]l|[et]ss?löffel|teelöffel|tassen?|cuill\p{L}+|c\. ?à|tasses?|tazas?|cuchar\p{L}+|cdas?|cditas?|cucchiai\p{L}*|tazz[ae]|colher\p{L}*|xícaras?|[et]etlepels?|theelepels?|大さじ|小さじ|カップ|合|汤匙|湯匙|茶匙|大勺|小勺|杯|컵|큰술|작은술|стакан\p{L}*|ст\. ?л|ч\. ?л|كوب|ملعقة|कप|चम्मच`;

/** Matches a unit that something is weighed or measured in, in text that {@link toAscii} has read. */
export const MEASURE = `(?:${GRAM}|${KILOGRAM}|${SPOON_OR_CUP})${UNIT_END}`;

/** Matches what food is bought in, of which a size in brackets is the size of one. */
export const CONTAINER = String.raw`(?:cans?|tins?|jars?|packs?|packets?|packages?|pkgs?|bags?|box(?:es)?|bottles?|blocks?|cartons?|containers?|tubs?|tubes?|lo(?:af|aves)|bars?|envelopes?|pouch(?:es)?|sachets?|dosen?|päckchen|pck|packung(?:en)?|pkg|gl(?:as|äser)|beutel|becher|flaschen?|würfel|boîtes?|paquets?|pots?|briques?|bocal|latas?|paquetes?|botes?|tarros?|sobres?|scatol[ae]|confezion[ei]|barattol[oi]|bustin[ae]|pacotes?|blik(?:ken|jes)?|pak(?:ken|jes)?|缶|袋|罐|包|盒|瓶|パック|캔|봉지?|팩|банк\p{L}+|пачк\p{L}+|упаковк\p{L}+)${UNIT_END}`;

const METRIC = new RegExp(`^[ \u00a0]?(?:(${GRAM})|${KILOGRAM})${UNIT_END}`, 'iu');

/** The metric unit that a text begins with. */
export function metricAtStart(text: string): Metric | undefined {
  const match = METRIC.exec(text);
  if (!match) return undefined;
  return match[1] === undefined ? 'kilogram' : 'gram';
}
