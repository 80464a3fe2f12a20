import type { Words } from './words.ts';

export const hi: Words = {
  ingredients: 'सामग्री',
  steps: 'विधि, बनाने की विधि, निर्देश, चरण, तरीका, बनाने का तरीका, तैयारी',
  others: 'सुझाव, टिप्स, नोट',
  chatter: 'यहाँ, यहां, ज़रूर, नमस्ते',
  recipe: 'रेसिपी',
  names: 'व्यंजन का नाम',
  facts: 'समय, सर्विंग, परोसने',
};
