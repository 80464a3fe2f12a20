import { RecipeAssistantElement } from 'recipe-assistant/element';
import { testTranslatedVisits } from '../../test/translated-visits.ts';
import { VISITED } from '../../test/whole-visit.ts';

testTranslatedVisits((client) => {
  const element = new RecipeAssistantElement();
  Object.assign(element, { client, ...VISITED });
  document.body.append(element);
  return { root: element.shadowRoot!, leave: () => element.remove() };
});
