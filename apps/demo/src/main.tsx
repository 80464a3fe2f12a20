import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/figtree/wght-italic.css';
import '@fontsource-variable/fraunces/opsz.css';
import './fonts.css';
import 'recipe-assistant/styles.css';
import { App } from './app.tsx';
import { nameTab } from './name-tab.ts';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

let isAlive = true;

// Synchronous, so that it is known afterwards whether the page works.
flushSync(() =>
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
    { onUncaughtError: giveUp },
  ),
);
if (isAlive) {
  document.documentElement.dataset.script = 'alive';
  nameTab();
}

/** React has emptied the page. An old browser may lack what it needs, and `reportError` too. */
function giveUp(error: unknown): void {
  isAlive = false;
  delete document.documentElement.dataset.script;
  console.error(error);
}
