import type { Vocabulary } from './vocabulary.ts';

export const en: Vocabulary = {
  ingredients:
    "ingredients|ingredient list|shopping list|what you need|what you will need|what you'll need|you will need|you'll need",
  steps:
    "instructions|directions|methods?|steps|preparation|procedure|process|how to make|how to prepare|how to cook|here's how to make it",
  notes:
    'notes|tips|hints|variations|serving suggestions|serving suggestion|nutrition|nutritional information|nutrition facts|conclusion|final thoughts|storage',
  equipment: 'equipment|tools|utensils',
  components:
    'dressing|crust|filling|sauce|toppings?|marinade|glaze|frosting|icing|garnish|dough|batter|base|salad|streusel|syrup|rub|seasoning|broth|gravy|slaw|salsa|vinaigrette|assembly|coating|stuffing|custard|cream|paste|mixture',
  adjectives:
    'main |key |required |basic |full |cooking |baking |preparation |step-by-step |detailed |easy |simple ',
  group: 'to|optional',
  needs: "(?:you|will|['’]ll) need|required",
  makes: "here['’]?s how|how you can|to (?:make|prepare|cook) (?:it|this|the dish)",
  tasks: 'prep|prepar(?:e|ing)|(?:mix|gather|add)(?:ing)?|(?:combin|measur)(?:e|ing)',
  asides:
    'note|tip|variation|substitut|storing|calories|why|leftovers|make ahead|description|^enjoy|pairing|allerg|about|benefits',
  step: 'step',
  chatter:
    'here|below|this|that|these|it|there|i|you|we|let|with|using|based|given|as|if|how|to|sure|yes|okay|ok|certainly|absolutely|of course|great (?:choice|idea|combination|question)|sounds|hello|hi|thanks?|sorry|unfortunately|please|enjoy|happy cooking|note|tip|hint|important|warning|caution|remember|pro tip',
  closing:
    'enjoy|i hope|hope you|feel free|let me know|this (?:recipe|dish)|note|tip|you can|remember',
  sentence:
    'recipes|you|your|we|my|is|are|can|could|have|will|would|make|try|using|based|ingredients',
  sentenceSigns: '',
  recipe: 'recipe',
  nameLabels:
    'recipe (?:name|title|suggestion|idea)|(?:recommended|suggested) recipe|title|dish(?: name)?',
  option: 'option',
  noNames: String.raw`(?:(?:the|your|my|an?|our|this|full|simple|easy|quick|basic|delicious|complete|suggested|recommended|refined|final)\s)*(?:(?:recipe|response|answer|description|introduction|overview)s?|recipe (?:idea|suggestion|card|title|name|detail)s?)`,
  announces: String.raw`^(?:to make|preparation|directions?|instructions?)\b|\b(?:follow|steps|ingredients|here|need|let['’]s)\b`,
  smallInTitle: 'and|the|with|of|in|on|for|to|or|from|n|a|an',
  inTitle: '',
  articles: 'a|an|the',
  metadata:
    'servings?|serves|serving size|yields?|makes|portions?|(?:prep|preparation|cook|cooking|total|baking|active) time|time|ready in|difficulty|calories|cuisine|course|category|author|source|step|day|part|option',
  servings: String.raw`serves|feeds|servings|serving\(s\)`,
  yields: 'makes|yields?',
  people: 'people|person(?:[ae]?s?|e[nr]|nes?)|servings?|portion(?:s|e[nr])?|adults|guests',
  portionSizes: 'generous|large|small|hearty|individual',
  time: 'time|ready in',
  total: 'total|ready in',
  cook: 'cook|bak',
  prep: 'prep',
  hours: 'h|hrs?|hours?',
  minutes: String.raw`min(?:u[tu]\p{L}*|s)?`,
  seconds: String.raw`s|secs?|second\p{L}{0,2}`,
  timeAdjectives: 'full|more',
  numbers: 'one|two|three|four|five|six|seven|eight|nine|ten',
  half: 'half an?',
  one: 'an?|another',
  oneAndAHalf: '',
  dual: '',
  andAHalf: 'and a half',
  andAQuarter: 'and a quarter',
  and: 'and',
  andUnspaced: '',
  to: 'to',
  or: 'or',
  toUnspaced: '',
  plus: 'plus',
  about: String.raw`about|approx(?:imately|\.)?|around|roughly`,
  heaped: String.raw`\(?optional\)?:?|(?:an? )?(?:generous|scant|heap(?:ed|ing)|level|rounded)`,
  each: 'each|apiece|per|at a time',
  per: 'per',
  amounts: 'an?|one|two|three|four|half|some|pinch|handful|dash|juice|zest',
  grams: String.raw`g|gr|gms?|gram+[aeio]?s?|[cdm]l|cc|mil+i?lit\p{L}+`,
  kilograms: String.raw`kgs?|kilo(?:s|gram\p{L}*)?|l|lit(?:er|r[eio])s?`,
  measures: String.raw`oz|ounces?|fl(?:uid)?\.? ?(?:oz|ounces?)|lbs?|pounds?|cups?|tb?sps?|tbs|t(?:able|ea)spoons?|quarts?(?! d['’])|pints?|gallons?|bunch(?:es)?|heads?|handfuls?`,
  unitsBefore: '',
  containers:
    'cans?|tins?|jars?|pack(?:et|age)?s?|pkgs?|bags?|box(?:es)?|bottles?|blocks?|cartons?|containers?|tube?s?|loa(?:f|ves)|bars?|envelopes?|pouch(?:es)?|sachets?',
  pieces: String.raw`cloves?|slices?|stalks?|sprigs?|pieces?|sheets?|sticks?|strips?|pinch(?:es)?|dash(?:es)?|(?:(?:egg|yolk|onion|shallot|carrot|pepper|lemon|chicken)s?|(?:tom|pot)ato(?:es)?|lea(?:f|ves))(?! (?!\p{L}+ed\b|for )\p{L})`,
  lengths: String.raw`(?:inch(?:es)?|cm)(?!.{1,8}(?:piece(?!s)|knob|ginger|galangal|turmeric))|in\.|mm`,
  degrees: 'degr|percent',
  numbered:
    'spice|up|count|ct|half|thirds?|quarters?|(?:(?:large|small|medium|heavy|deep|frying|non-?stick) )*(?:(?:sauce)?pan|skillet|dutch oven|baking (?:dish|sheet))s?',
  of: 'of|from',
  for: 'for',
  counters: '',
};
