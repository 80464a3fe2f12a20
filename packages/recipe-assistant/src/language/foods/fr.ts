import type { Foods } from './foods.ts';

export const fr: Foods = {
  small:
    'un une le la les l en au aux à pour avec sans par sur gros grosse grosses grand grande grands petit petite petits petites moyen moyenne moyens moyennes demi belle belles beau peu goût facultatif environ selon quelques soupe café thé bien très c s cs cc',
  of: 'de du des d',
  and: 'et ou',
  meanwhile: 'jusqu pendant lorsque quand dès',
  all: 'tous toute',
  ingredients: 'ingrédient',
  except: 'sauf excepté hormis',
  water: 'eau',
  otherWater: 'dans à leur bouillante froide chaude tiède salée courante excédent peu sous',
  like: '-ée -ées -és -é -ment frais fraîche rouge rouges vert verte verts vertes blanc blanche blancs noir noire jaune sec sèche liquide entier entière épais épaisse cuit cuite cru crue mûr mûre doux douce fin fine vierge extra végétale fondu fondue moulu moulue battu battus long',
  made: 'bouillon farine huile lait vinaigre beurre eau fécule fond vin',
  vague: 'sauce jus crème poudre concentré purée zeste graine',
  dish: 'soupe pâte gâteau salade mélange tarte gratin préparation quiche plat poêle',
  also: 'salez=sel, saler=sel, viande=boeuf porc agneau veau poulet, poisson=saumon cabillaud truite thon colin, pâtes=spaghetti penne tagliatelle macaroni coquillette, fromage=emmental gruyère comté mozzarella parmesan feta chèvre raclette, volaille=poulet dinde, patate=pomme, lardon=bacon',
  endings: 'ez er aux>au eaux>eau oeufs>oeuf es s x e',
  shapes: 'divis façonn form partag',
  finish: 'garnir servi décor saupoudr graisser',
  isHeadFirst: true,
};
