import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  ingredients:
    "ingredients|ingredient list|shopping list|what you need|what you will need|what you'll need|you will need|you'll need",
  steps:
    'instructions|directions|method|methods|steps|preparation|procedure|process|how to make it|how to make|how to prepare|how to cook',
  notes:
    'notes|tips|hints|variations|serving suggestions|serving suggestion|nutrition|nutrition facts|nutritional information|storage',
  equipment: 'equipment|tools|utensils|kitchen tools',
  components:
    'dressing|crust|filling|sauce|topping|toppings|marinade|glaze|frosting|icing|garnish|dough|batter|base|salad|streusel|syrup|rub|seasoning|broth|gravy|slaw|salsa|vinaigrette|assembly|coating|stuffing|custard|cream|paste|mixture',
  adjectives:
    'main |key |required |basic |full |cooking |baking |preparation |step-by-step |detailed |easy |simple ',
  group: 'to|optional',
  needs: "(?:will|['’]ll) need|required",
  makes:
    "here['’]?s how|how (?:you can |to )(?:make|prepare|cook)|to (?:make|prepare|cook) (?:it|this|the dish)",
  tasks: 'prep|prepar(?:e|ing)|(?:mix|gather|add)(?:ing)?|(?:combin|measur)(?:e|ing)',
  asides: String.raw`notes?|tips?|variations?|substitut\w+|storage|storing|nutrition\w*|calories|why|leftovers|make ahead|description|enjoy|pairings?|allerg\w+|about|benefits`,
  step: 'step',
  chatter:
    'here|below|this|that|these|it|there|i|you|we|let|with|using|based|given|as|if|how|to|sure|yes|okay|ok|certainly|absolutely|of course|great (?:choice|idea|combination|question)|sounds|hello|hi|thanks|thank|sorry|unfortunately|please|enjoy|happy cooking|note|tip|hint|important|warning|caution|remember|pro tip',
  closing:
    'enjoy|i hope|hope you|feel free|let me know|this (?:recipe|dish)|note|tip|you can|remember',
  sentence:
    'recipes|you|your|we|my|is|are|can|could|have|will|would|make|try|using|based|ingredients',
  sentenceSigns: '',
  recipe: 'recipe',
  nameLabels: 'recipe (?:name|title)|title|dish(?: name)?',
  option: 'option',
  noNames: String.raw`(?:(?:the|your|my|an?|our|this|full|simple|easy|quick|basic|delicious|complete|suggested|recommended|refined|final)\s)*(?:recipes?|recipe (?:idea|suggestion|card|title|name|detail)s?|responses?|answers?|descriptions?|introductions?|overviews?)`,
  announces: String.raw`^(?:to make|preparation|directions?|instructions?)\b|\b(?:follow|steps|ingredients|here|need|let['’]s)\b`,
  smallInTitle: 'and|the|with|of|in|on|for|to|or|from|n|a|an',
  inTitle: '',
  articles: 'a|an|the',
  metadata:
    'servings?|serves|serving size|yields?|makes|portions?|(?:prep|preparation|cook|cooking|total|baking|active) time|time|ready in|difficulty|calories|cuisine|course|category|author|source|step|day|part|option',
  servings: String.raw`serves|feeds|servings|serving\(s\)|portions?`,
  yields: 'makes|yields?',
  people: 'people|persons?|servings?|portions?|adults|guests',
  portionSizes: 'generous|large|small|hearty|individual',
  time: 'time|ready in',
  total: 'total|ready in',
  cook: 'cook|bak(?:e|ing)',
  prep: 'prep',
  hours: 'h|hrs?|hours?',
  minutes: String.raw`min(?:u[tu]\p{L}*|s)?`,
  seconds: 's|secs?|seconds?',
  timeAdjectives: 'full|more',
  numbers: 'one|two|three|four|five|six|seven|eight|nine|ten',
  half: 'half an?',
  one: 'an?|another',
  andAHalf: 'and a half',
  and: 'and',
  andTight: '',
  to: 'to',
  or: 'or',
  toTight: '',
  plus: 'plus',
  about: String.raw`about|approx(?:imately|\.)?|around|roughly`,
  heaped: 'optional:?|(?:an? )?(?:generous|scant|heap(?:ed|ing)|level|rounded)',
  each: 'each|apiece|per|at a time',
  per: 'per',
  amounts: 'an?|one|two|three|four|half|some|pinch|handful|dash|juice|zest',
  grams: String.raw`g|gr|gms?|grams?|ml|cc|mil+i?lit\p{L}+`,
  kilograms: String.raw`kgs?|kilos?|kilogram\p{L}*|l|lit(?:er|re)s?|[cd]l`,
  measures: String.raw`oz|ounces?|fl(?:uid)?\.? ?(?:oz|ounces?)|lbs?|pounds?|cups?|tb?sps?|tbs|tablespoons?|teaspoons?|quarts?|pints?|gallons?`,
  unitsBefore: '',
  containers:
    'cans?|tins?|jars?|packs?|packets?|packages?|pkgs?|bags?|box(?:es)?|bottles?|blocks?|cartons?|containers?|tubs?|tubes?|lo(?:af|aves)|bars?|envelopes?|pouch(?:es)?|sachets?',
  lengths: String.raw`inch(?:es)?|in\.|[cm]m`,
  degrees: 'degrees?|percent',
  ordinals: 'st|nd|rd|th',
  numbered: 'spice|up|count|ct',
  pans: '(?:sauce|frying )?pans?|skillets?|dutch ovens?|(?:baking|casserole) dish(?:es)?|baking sheets?|(?:cake|loaf|muffin) tins?',
  of: 'of',
  units: '',
  beside:
    'cloves?|lea(?:f|ves)|sprigs?|sticks?|stalks?|ribs?|bulbs?|heads?|bunch(?:es)?|handfuls?|knob|pieces?|slices?|sheets?|squares?|pinch|dash|splash|drizzle|strips?|wedges?|cubes?|rashers?|kernels|(?:thigh|breast|fillet|drumstick|wing|floret|chop|steak)s?|an?|the|or|some|few|more|about|extra|each|large|medium|small|big|whole|half|taste',
  endings: 'y:ies|f:ves|fe:ves',
  prepositions: 'to|the|in',
  for: 'for',
};
