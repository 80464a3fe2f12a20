import type { Plugin } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]*\shref="\/([^"]+)">/;

/**
 * Puts the style sheet into the page, so that the first words need one answer of the server, which allows it by its
 * hash (`server/page.ts`).
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link = '', name = ''] = LINK.exec(html) ?? [];
        const sheet = bundle[name];
        if (sheet?.type !== 'asset') throw new Error('The page has no style sheet.');
        delete bundle[name];
        const styles = `<style>${String(sheet.source).trim()}</style>`;
        // Before the scripts, which would share the line with it.
        return html.replace(link, '').replace('<script', () => `${styles}\n    <script`);
      },
    },
  };
}
