const asked = new Set<CSSMediaRule>();

/**
 * Only a visitor's system can ask for more contrast, and a page cannot ask in its place. So the rules
 * that wait for it are told what to wait for.
 */
export function setContrast(isMore: boolean): void {
  for (const sheet of document.styleSheets) collect(sheet);
  for (const { media } of asked) media.mediaText = isMore ? 'all' : '(prefers-contrast: more)';
}

function collect(group: CSSStyleSheet | CSSRule): void {
  if (!('cssRules' in group)) return;
  for (const rule of group.cssRules) {
    const isAsking = rule instanceof CSSMediaRule && rule.conditionText.includes('contrast: more');
    if (isAsking) asked.add(rule);
    else collect(rule);
  }
}
