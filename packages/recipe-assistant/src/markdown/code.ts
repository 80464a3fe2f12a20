import type { Key, ReactNode } from 'react';
import { append, drawChain, EMPTY_CHAIN, type Chain } from './chain.ts';
import type { Fence, Line } from './line.ts';
import { safeElement } from './safe-elements.tsx';

/** How much code stands in one text node, at least. */
const CHUNK_LENGTH = 2048;

export function startCode(fence: Fence, indent: number): Code {
  return { kind: 'code', fence, indent, chunks: EMPTY_CHAIN, text: fence.title || undefined };
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
  return safeElement('pre', { key }, safeElement('code', null, drawChain(code.chunks, code.text)));
}

/** A fenced block of code, taken as it is. */
export interface Code {
  kind: 'code';
  fence: Fence;
  /** The fence's own indentation, which is taken off its lines. */
  indent: number;
  chunks: Chain;
  text: string | undefined;
}
