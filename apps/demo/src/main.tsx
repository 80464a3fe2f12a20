import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import 'virtual:fonts.css';
import 'recipe-assistant/styles.css';
import { App } from './app.tsx';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
);
