import type { LanguageTag } from './app.tsx';
import { TEXTS } from './missing-script-texts.ts';

/**
 * Shows a message if the page's script fails to load or run, or hasn't run after a while, since a
 * prerendered page looks as if it worked. The message goes if the script runs after all.
 *
 * In ES5, so that it runs in browsers that can't parse the page's script.
 */

/** In milliseconds. A slow connection may take longer, so the message doesn't claim a failure. */
var PATIENCE_MS = 8000;

var root = document.documentElement;
var timer = setTimeout(tell, PATIENCE_MS);
addEventListener('error', hear, true);
addEventListener('page-alive', withdraw);
// This script runs before the message is parsed.
document.addEventListener('DOMContentLoaded', translate);

/** A failed load fires on the element; a syntax error or an exception fires on the window. */
function hear(event: Event): void {
  if (event.target === window || event.target instanceof HTMLScriptElement) tell();
}

function tell(): void {
  root.setAttribute('data-script', 'missing');
}

function withdraw(): void {
  clearTimeout(timer);
  removeEventListener('error', hear, true);
  root.removeAttribute('data-script');
}

/** Puts the message into the first language that the visitor reads and the page has. */
function translate(): void {
  var message = document.getElementById('missing-script')!;
  var wanted = navigator.languages || [navigator.language];
  for (var index = 0; index < wanted.length; index += 1) {
    var tag = findTag(wanted[index]!);
    if (tag === 'en') return;
    if (!tag) continue;
    message.lang = tag;
    message.dir = tag === 'ar' ? 'rtl' : 'ltr';
    message.firstChild!.nodeValue = TEXTS[tag][0] + ' ';
    message.querySelector('a')!.textContent = TEXTS[tag][1];
    return;
  }
}

/** By the language alone, since old browsers have no `Intl.Locale`; only Chinese also by its script. */
function findTag(wanted: string): LanguageTag | undefined {
  if (/^en\b/i.test(wanted)) return 'en';
  if (/^zh\b.*(hant|tw|hk|mo)\b/i.test(wanted)) return undefined;
  var language = wanted.toLowerCase().split('-')[0]!;
  for (var tag in TEXTS) {
    if (tag.split('-')[0] === language) return tag as keyof typeof TEXTS;
  }
  return undefined;
}
