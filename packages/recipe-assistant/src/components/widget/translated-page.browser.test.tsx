import { RecipeAssistant } from 'recipe-assistant';
import 'recipe-assistant/styles.css';
import { createRoot } from 'react-dom/client';
import { testTranslatedVisits } from '../../../test/translated-visits.ts';
import { VISITED } from '../../../test/visited-client.ts';

testTranslatedVisits((client) => {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  root.render(<RecipeAssistant client={client} {...VISITED} />);
  return {
    root: page,
    leave() {
      root.unmount();
      page.remove();
    },
  };
});
