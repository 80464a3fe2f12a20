import type { Key, ReactNode } from 'react';
import { append, drawChain, EMPTY_CHAIN, type Chain } from './chain.ts';
import type { Fence, Line } from './line.ts';
import { safeElement } from './safe-elements.tsx';

/** How much code stands in one text node, at least. */
const CHUNK_LENGTH = 2048;

export function startCode(fence: Fence, indent: number): Code {
  return { kind: 'code', fence, indent, chunks: EMPTY_CHAIN, text: fence.title || undefined };
}

/** Starts a text that nothing ends, and that is no code. */
export function startPlain(): Code {
  return { kind: 'code', fence: undefined, indent: 0, chunks: EMPTY_CHAIN, text: undefined };
}

export function addCodeLine(code: Code, { indent, text }: Line): Code {
  const line = ' '.repeat(Math.max(0, indent - code.indent)) + text;
  if (code.text === undefined) return { ...code, text: line };
  if (code.text.length < CHUNK_LENGTH) return { ...code, text: `${code.text}\n${line}` };
  return { ...code, chunks: append(code.chunks, code.text), text: `\n${line}` };
}

/** Adds more of the last line, which was too long to come at once. */
export function continueCodeLine(code: Code, text: string): Code {
  return { ...code, chunks: append(code.chunks, code.text), text };
}

export function drawCode(code: Code, key: Key): ReactNode {
  const content = drawChain(code.chunks, code.text);
  if (!code.fence) return safeElement('p', { key, 'data-slot': 'recipe-plain' }, content);
  return safeElement('pre', { key }, safeElement('code', null, content));
}

/** A fenced block of code, or the plain rest of a text, taken as it is. */
export interface Code {
  kind: 'code';
  /** None for plain text. */
  fence: Fence | undefined;
  /** The fence's own indentation, which is taken off its lines. */
  indent: number;
  chunks: Chain;
  text: string | undefined;
}
