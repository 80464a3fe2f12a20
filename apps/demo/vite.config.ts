import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineStyles } from './build/inline-styles.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { recipeApi } from './build/recipe-api.ts';
import { loadEnvironmentFile } from './server/settings.ts';

loadEnvironmentFile(join(import.meta.dirname, '.env'));

export default defineConfig({
  plugins: [react(), prerender(), inlineStyles(), recipeApi(), precompress()],
  server: { port: Number(process.env.PORT) || 3000 },
  build: {
    // The one style sheet is part of the page: no chunk that is fetched later may ask for its file.
    cssCodeSplit: false,
    target: ['chrome105', 'edge105', 'firefox115', 'safari16.4'],
    // The page's policy forbids `data:`, and all supported browsers preload modules natively.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // WebKit keeps a file whose preload failed; one that is only imported it loads again.
      resolveDependencies: (file, dependencies) => dependencies.filter((path) => path !== file),
    },
  },
});
