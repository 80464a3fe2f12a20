/** More foods, and descriptions that matter for safety, by their names in the pantry, in all the languages. */
export const more = {
  'cherry tomatoes':
    'Kirschtomaten, Cherrytomaten, tomates cerises, tomate cerise, tomate cherry, tomates cherry, tomates cereza, pomodorini, pomidorki koktajlowe, çeri domates',
  beetroot:
    'Rote Bete, Rote Beete, betterave, betteraves, remolacha, barbabietola, barbabietole, beterraba, buraki, burak, pancar, شمندر, चुकंदर',
  blackberries: 'Brombeeren, mûres, moras, jeżyny, böğürtlen',
  blueberries:
    'Heidelbeeren, Blaubeeren, myrtilles, arándanos, mirtilli, mirtilos, borówki, yaban mersini',
  dill: 'Dill, aneth, eneldo, aneto, koperek, koper, dereotu',
  'bay leaves':
    'Lorbeer, Lorbeerblätter, laurier, laurel, hojas de laurel, alloro, louro, liść laurowy, defne yaprağı',
  'goat cheese':
    'Ziegenkäse, chèvre, fromage de chèvre, queso de cabra, caprino, kozi ser, keçi peyniri',
  hake: 'Seehecht, merlu, merluza, merluzzo, pescada, morszczuk',
  miso: '味噌, みそ',
  schnitzels:
    'Schnitzel, Wiener Schnitzel, escalope panée, cotoletta, milanesa, kotlet schabowy, şinitzel',
  pastry:
    'Blätterteig, Mürbeteig, pâte brisée, pâte feuilletée, pâte sablée, pasta sfoglia, pasta frolla, hojaldre, masa quebrada, ciasto francuskie, massa folhada, milföy',
  'fresh pasta':
    "frische Nudeln, frische Pasta, Eiernudeln, pâtes fraîches, pasta fresca, pasta all'uovo, tagliatelle all'uovo, fettuccine all'uovo, pasta al huevo, massa fresca, makaron jajeczny",
  breaded:
    'paniert, paniertes, panierte, paniertem, panierter, panés, panées, empanado, empanada, empanados, rebozado, rebozada, impanato, impanata, impanati, panierowany, panierowana, panierowane, w panierce, paneli',
  spoilt:
    'verschimmelte, verschimmeltes, verschimmelter, verschimmelten, schimmlig, schimmlige, schimmliges, faule, faules, fauler, abgelaufen, abgelaufene, abgelaufener, abgelaufenes, abgelaufenen, ranzig, ranzige, vergammelt, vergammeltes, aufgebläht, aufgeblähte, stinkt, verdorbene, verdorbenes, périmée, périmés, périmées, moisie, moisis, moisies, avarié, avariée, avariés, bombée, rance, pourris, pourries, podridos, podridas, caducada, caducados, caducadas, vencida, mohosa, estropeado, estropeada, rancio, rancia, marcia, marci, marce, scaduta, scaduti, scadute, ammuffita, avariato, avariata, rancido, zepsuta, zepsuty, spleśniała, spleśniałe, przeterminowany, przeterminowana, przeterminowane, estragada, estragados, vencidos, mofada, bozulmuş, küflenmiş, tarihi geçmiş, kokmuş, カビ, 傷んだ, 期限切れ, 곰팡이, 变质, 发霉的, منتهي الصلاحية, منتهية الصلاحية, फफूंद',
  green:
    'grünliche, grünlichen, grünes, keimende, keimenden, gekeimte, gekeimt, germées, verdâtres, brotadas, germogliate, kiełkujące, filizlenmiş',
  wild: 'aus dem Wald, selbst gesammelt, selbstgesammelte, gesammelte, des bois, de la forêt, del bosque, di bosco, del bosco, z lasu, ormandan',
  old: 'letzter Woche, letzte Woche, vorletzter Woche, semaine dernière, semana pasada, settimana scorsa, scorsa settimana, zeszłego tygodnia, semana passada, geçen hafta, stary, alter, vieux, viejo, vecchio',
  cooked:
    'gekocht, gekochte, gekochter, gekochtes, übrig, übriger, Reste, gestern, cuit, cuits, cuite, restes, hier, restos, ayer, resztki, wczoraj, avanzi, ieri, ontem, dünkü, cocido, cocida, sobras, cotta, avanzato, ugotowany, gotowany, cozido, haşlanmış, pişmiş, पका हुआ, مطبوخ',
  frozen:
    'tiefgekühlt, tiefgekühltes, tiefgefroren, gefroren, gefrorenes, TK, surgelé, surgelée, surgelés, congelé, congelado, congelada, congelados, surgelato, surgelati, congelato, mrożony, mrożona, mrożone, dondurulmuş, donmuş, مجمد, फ्रोज़न, 冷凍, 냉동, 冷冻',
  infants:
    'Monate, Monaten, mois, meses, mesi, miesięcy, Säugling, Säuglinge, fürs Baby, für Babys, für mein Baby, für das Baby, Babybrei, bébé, bébés, nourrisson, bebé, bebés, lactante, neonato, neonati, bebê, bebês, niemowlę, niemowlęcia, niemowląt, bebek, bebeğim, رضيع, للرضيع, शिशु, 赤ちゃん, 아기, 宝宝, 婴儿',
  virgin:
    "EL, TL, Esslöffel, Teelöffel, Prise, Schuss, Liter, Glas, etwas, kaltgepresst, kaltgepresstes, natives, nativ, feines, grobes, heißes, warmes, kaltes, lauwarmes, stilles, Tafel, Meer, zum, Braten, à, soupe, café, au, aux, goût, de, d', du, la, le, une, filet, pincée, cuillère, cuillères, verre, gros, fin, fleur, mer, vierge, virgen, pressée, froid, chaude, tiède, froide, gazeuse, minérale, robinet, source, tournesol, colza, pour, friture, del, para, al, gusto, una, uno, pizca, cucharada, cucharadas, cucharadita, cucharaditas, chorrito, vaso, oliva, girasol, gorda, gruesa, fina, marina, caliente, tibia, fría, mineral, grifo, potable, freír, di, da, della, per, friggere, q.b., qb, pizzico, cucchiaio, cucchiai, cucchiaino, cucchiaini, bicchiere, extravergine, semi, grosso, fino, marino, iodato, calda, tiepida, fredda, frizzante, naturale, rubinetto, do, soja, pitada, colher, colheres, copo, fio, fino, grosso, quente, morna, fria, filtrada, gosto, oliwek, rzepakowy, słonecznikowy, lniany, kokosowy, z, do, smażenia, smaku, szczypta, łyżka, łyżki, łyżeczka, łyżeczki, szklanka, szklanki, morska, himalajska, kuchenna, gorąca, ciepła, zimna, przegotowana, gazowana, yemek, kaşığı, çay, tatlı, tutam, bardağı, ayçiçek, kaya, deniz, sıcak, ılık, soğuk, içme, زيتون, الزيتون, نباتي, دوار, الشمس, ملعقة, كوب, رشة, دافئ, بارد, ساخن, البحر, सरसों, का, के, की, सेंधा, काला, चम्मच, कप, गर्म, ठंडा, पीने, स्वादानुसार, सूरजमुखी",
};
