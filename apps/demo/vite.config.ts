import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BROWSERS } from './build/browsers.ts';
import { fonts } from './build/fonts.ts';
import { inline } from './build/inline.ts';
import { prerender } from './build/prerender.ts';
import { publishBuild } from './build/publish-build.ts';
import { recipeApi } from './build/recipe-api.ts';
import { loadEnvironmentFile } from './server/settings.ts';

loadEnvironmentFile(join(import.meta.dirname, '.env'));

export default defineConfig({
  plugins: [react(), fonts(), prerender(), inline(), recipeApi(), publishBuild()],
  server: { port: Number(process.env.PORT) || 3000 },
  build: {
    // The only style sheet is inlined: no lazy chunk may request its file.
    cssCodeSplit: false,
    target: BROWSERS,
    // The page's policy forbids `data:`, and all supported browsers preload modules natively.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // WebKit keeps a file whose preload failed; one that is only imported it loads again.
      resolveDependencies: (file, dependencies) => dependencies.filter((path) => path !== file),
    },
  },
});
