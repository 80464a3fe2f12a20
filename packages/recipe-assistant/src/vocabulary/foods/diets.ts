import { more } from './more.ts';

/**
 * The diets that the sample kitchen knows: what each avoids, by the marks in the pantry, and what people call it in the
 * kitchen's languages. A page's own names of the five that its labels offer are with the foods of each language. Without
 * milk, no kosher dish has it with meat.
 */
export const DIETS = {
  vegetarian: {
    avoids: 'meat fish rennet label',
    names:
      'vegetarian, veggie, vegetariano, vegetarisches, vegetarier, vegetarierin, végétarienne, wegetarianin, wegetarianka, wegetariańskie, نباتية',
  },
  vegan: {
    avoids: 'meat fish rennet egg dairy honey label',
    names:
      'vegan, plant based, plantbased, vegano, végane, veganer, veganerin, veganes, pflanzlich, végétalienne, weganin, weganka, wegańskie, roślinna',
  },
  'gluten free': {
    avoids: 'gluten label',
    names:
      'coeliac, celiac, coeliac disease, celiac disease, celíaco, celíaca, celiaco, celiachia, cœliaque, coeliaque, Zöliakie, glutenfreie, celiakia, çölyak, سيلياك, सीलिएक, セリアック, 셀리악, 乳糜泻',
  },
  'dairy free': { avoids: 'dairy label', names: 'lactose free' },
  'nut free': { avoids: 'nut label', names: 'nutfree' },
  pescatarian: {
    avoids: 'meat rennet label',
    names:
      'pescatarian, pescetarian, pescetariano, pescetariana, pescatariano, pescatariana, pesco vegetarian, pescovegetariano, pescovegetariana, pescétarien, pescétarienne, pescetarisch, peskatariańska, pesketaryen, ペスカタリアン, 페스코, 鱼素',
  },
  halal: {
    avoids: 'pork alcohol label',
    names: 'halal, hallal, helal, muslim, moslem, حلال, हलाल, ハラール, ハラル, 할랄, 清真',
  },
  kosher: {
    avoids: 'pork rabbit shellfish dairy label',
    names:
      'kosher, koscher, kascher, casher, kasher, koszerna, koszer, koşer, jewish, コーシャ, 코셔, 犹太洁食',
  },
  infant: {
    avoids: 'honey',
    names: `infant, baby, babies, newborn, month old, ${more.infants}`,
  },
};

/** What people avoid in many foods, by its mark in the pantry; a name may also be that of a single food. */
export const AVOIDED = {
  gluten:
    'gluten, wheat, Weizen, glutine, grano, frumento, trigo, blé, glúten, glutenu, pszenica, pszenicy, glüten, buğday, غلوتين, قمح, ग्लूटेन, गेहूं, グルテン, 小麦, 글루텐, 밀, 麸质',
  dairy:
    'dairy, milk, lactose, milk product, casein, Milch, Milchprodukt, Milchprodukte, Milchprodukten, Milcheiweiß, Laktose, lait, laitage, produits laitiers, leche, lácteo, lácteos, lactosa, latte, latticino, latticini, lattosio, leite, laticínio, laticínios, mleko, mleka, nabiał, nabiału, laktoza, laktozy, süt, süt ürünü, süt ürünleri, laktoz, حليب, الحليب, ألبان, الألبان, لاكتوز, اللاكتوز, दूध, डेयरी, लैक्टोज, 乳製品, 牛乳, 乳糖, 유제품, 우유, 유당, 乳制品, 牛奶',
  egg: 'egg, Ei, Eier, œuf, œufs, huevo, huevos, uovo, uova, ovo, ovos, jajko, jajka, jajek, yumurta, بيض, البيض, अंडा, अंडे, 卵, 달걀, 계란, 鸡蛋',
  nut: 'nut, tree nut, peanut, groundnut, Nuss, Nüsse, Nüssen, Erdnuss, Erdnüsse, Erdnüssen, Schalenfrüchte, noix, fruits à coque, arachide, arachides, cacahuète, cacahuètes, nuez, nueces, frutos secos, cacahuete, cacahuetes, maní, noce, noci, frutta a guscio, arachidi, nozes, castanha, castanhas, amendoim, orzech, orzechy, orzechów, orzeszki ziemne, fındık, ceviz, fıstık, kuruyemiş, yer fıstığı, مكسرات, المكسرات, فول سوداني, मेवे, मूंगफली, ナッツ, ピーナッツ, 落花生, 견과류, 견과, 땅콩, 坚果, 花生',
  soy: 'soy, soya, soja, soybean, soya bean, soia, soi, सोया, صويا, الصويا, 大豆, 대두, 콩',
  sesame:
    'sesame, sesame seed, Sesam, sésame, sésamo, sesamo, ajonjolí, gergelim, sezam, sezamu, susam, سمسم, السمسم, तिल, ごま, ゴマ, 胡麻, 참깨, 芝麻',
  celery:
    'celery, celeriac, Sellerie, céleri, apio, sedano, aipo, seler, selera, kereviz, كرفس, الكرفس, セロリ, 셀러리, 芹菜',
  mustard:
    'mustard, Senf, moutarde, mostaza, senape, mostarda, musztarda, gorczyca, hardal, خردل, सरसों, マスタード, 겨자, 芥末',
  fish: 'fish, seafood, Fisch, Meeresfrüchte, Meeresfrüchten, poisson, fruits de mer, pescado, mariscos y pescado, pesce, frutti di mare, peixe, frutos do mar, ryba, ryby, ryb, owoce morza, balık, deniz ürünleri, سمك, السمك, مأكولات بحرية, मछली, 魚, 魚介, 생선, 해산물, 鱼, 海鲜',
  shellfish:
    'shellfish, crustacean, mollusc, mollusk, Krebstiere, Krustentiere, Krustentier, Schalentier, Schalentiere, Schalentieren, crustacés, crustacé, coquillages, marisco, mariscos, crustáceos, crostacei, molluschi, skorupiaki, skorupiaków, kabuklu deniz ürünleri, محار, قشريات, القشريات, 甲殻類, 貝, 갑각류, 조개, 贝类, 甲壳类',
  meat: 'meat, Fleisch, viande, carne, mięso, mięsa, et, لحم, मांस, 肉, 고기',
  pork: 'pork, pig, Schwein, Schweinefleisch, porc, cerdo, maiale, porco, wieprzowina, wieprzowiny, domuz, domuz eti, خنزير, لحم الخنزير, सूअर, 豚肉, 돼지고기, 猪肉',
  alcohol:
    'alcohol, Alkohol, alcool, álcool, alkohol, alkoholu, alkol, كحول, الكحول, शराब, アルコール, 酒, 알코올, 술, 酒精',
  rennet:
    'rennet, Lab, présure, cuajo, caglio, coalho, podpuszczka, peynir mayası, レンネット, 렌넷',
  honey: 'honey, Honig, miel, miele, mel, miód, miodu, bal, عسل, العسل, शहद, はちみつ, 蜂蜜, 꿀',
};

/** Words for `without`, and for an allergy, beside or within the name of what is avoided. */
const REFUSALS = [
  String.raw`(?<!\p{L})(?:no|not|non|never|cannot|cant|dont|without|avoid|free (?:of|from)|ohne|keine?|frei von|sin|sans|senza|sem|bez|yok|بدون|من دون|خال[يٍ]? من|बिना|没有)(?!\p{Script=Latin})`,
  String.raw`(?:all?erg|alerj|intoll?eran|unvertraglich|nietoleran|uczulen)\p{L}*(?: to)?`,
  'एलर्जी|रहित|حساسيه|アレルギー|알레르기|过敏|抜き|不使用|なし|없이|无',
  String.raw`(?:free|frei|s[iu]z)(?!\p{L})`,
];

/** What says that somebody doesn't eat something: `no`, `allergic to`, `ohne`, `-frei`, `なし`. */
export const REFUSAL = new RegExp(REFUSALS.join('|'), 'gu');
