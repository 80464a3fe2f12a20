/**
 * What Chrome and Edge do to a page that they translate: each text node gives way to one inside two elements of theirs
 * (https://github.com/facebook/react/issues/11538). Capitals stand for the other language, so that a text that was left
 * behind can be told from a new one.
 */
export function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Translates what is there, and whatever comes. Returns a function that ends it. */
export function keepTranslating(root: Node): () => void {
  translate(root);
  const observer = new MutationObserver(() => translate(root));
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
