import { RecipeAssistantElement } from './index.ts';
import { testTranslatedVisits } from '../../test/translated-visits.ts';
import { VISITED } from '../../test/visited-client.ts';

testTranslatedVisits((client) => {
  const element = new RecipeAssistantElement();
  Object.assign(element, { client, ...VISITED });
  document.body.append(element);
  return { root: element.shadowRoot!, leave: () => element.remove() };
});
