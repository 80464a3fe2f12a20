import type { ReactNode } from 'react';
import { RuleType } from 'markdown-to-jsx';
import { readText, type MarkdownNode } from './parse.ts';
import { safeElement, safeText } from './safe-elements.tsx';

/** What can make text mean something together with text after it. */
const UNSETTLED = /[*_`[]|~~|==/;

/** Draws text; text that the parser cannot take is drawn as it was written. */
export function drawText(text: string, atEdge: boolean): ReactNode[] {
  try {
    return safeText(readText(text, atEdge));
  } catch {
    return text.split('\n').flatMap((line, index) => {
      return index === 0 ? [line] : [safeElement('br', null), line];
    });
  }
}

/** Whether text reads the same whatever follows on the next line. */
export function isSettled(text: string): boolean {
  if (!UNSETTLED.test(text)) return true;
  try {
    return readText(text, false).every(isRead);
  } catch {
    return false;
  }
}

/** Whether no character in a node was left as it is for want of its counterpart. */
function isRead(node: MarkdownNode): boolean {
  if (node.type === RuleType.text) return !UNSETTLED.test(node.text);
  return 'children' in node ? (node.children ?? []).every(isRead) : true;
}
