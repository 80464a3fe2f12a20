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
