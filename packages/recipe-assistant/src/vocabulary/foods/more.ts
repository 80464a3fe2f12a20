/** More foods and descriptions that matter for safety, by their names in the pantry, in all the languages. */
export const more = {
  schnitzels:
    'Schnitzel, Wiener Schnitzel, escalope panée, cotoletta, milanesa, kotlet schabowy, şinitzel',
  'fresh pasta':
    "frische Nudeln, frische Pasta, Eiernudeln, pâtes fraîches, pasta fresca, pasta all'uovo, tagliatelle all'uovo, fettuccine all'uovo, pasta al huevo, massa fresca, makaron jajeczny",
  breaded:
    'paniert, paniertes, panierte, paniertem, panierter, panés, panées, empanado, empanada, empanados, rebozado, rebozada, impanato, impanata, impanati, panierowany, panierowana, panierowane, w panierce, paneli',
};
