/** The start of a reasoning model's thoughts, which precede its reply, and their end. */
const THOUGHTS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^\s*<(?:think|thinking|thought|reasoning)>/i, /<\/(?:think|thinking|thought|reasoning)>/i],
  [/^\s*\[THINK\]/, /\[\/THINK\]/],
  [/^\s*◁think▷/, /◁\/think▷/],
  [/^\s*<\|begin_of_thought\|>/, /<\|end_of_thought\|>/],
  // Channels: all but the last are for the model itself.
  [
    /^\s*(?:<\|start\|>assistant)?<\|channel\|>(?!final)/,
    /<\|channel\|>final(?: [^<]*)?<\|message\|>/,
  ],
];

/** Ends whose start is in the prompt, as DeepSeek's template has it. */
const END_ALONE = /<\/think>|\[\/THINK\]|◁\/think▷/;

/** Around the reply itself. */
const SOLUTION =
  /^\s*(?:<\|begin_of_solution\|>|(?:<\|start\|>assistant)?<\|channel\|>final(?: [^<]*)?<\|message\|>)/;

/** What may become a start. */
const MAY_START = /^\s*(?:<\|?\w*(?:\|(?:>\w*)?)?|\[[A-Z]*|◁\w*)$/;

/**
 * Where a reply starts, behind what its model thought first; a thought that never ends is part of the reply. While a
 * text arrives that is its end, as long as there is nothing but thoughts.
 *
 * @example
 * replyStart('<think>Leeks…</think># Stew', true); // 22
 */
export function replyStart(text: string, isPartial: boolean): number {
  const end = endOfThoughts(text);
  if (end === undefined) return isPartial ? text.length : 0;
  const start = end + (SOLUTION.exec(text.slice(end))?.[0].length ?? 0);
  if (start === 0) return isPartial && MAY_START.test(text) ? text.length : 0;
  return start + /^\s*/.exec(text.slice(start))![0].length;
}

/** Behind the thoughts; 0 without any, and undefined if they have no end. */
function endOfThoughts(text: string): number | undefined {
  const [, ending] = THOUGHTS.find(([start]) => start.test(text)) ?? [];
  if (!ending && startsThought(text)) return 0;
  const end = (ending ?? END_ALONE).exec(text);
  if (end) return end.index + end[0].length;
  return ending ? undefined : 0;
}

/** A text without the thoughts before its reply. */
export function withoutThoughts(text: string): string {
  return text.slice(replyStart(text, false));
}

/** Whether the start of a thought is in the text, where it is no more than words. */
function startsThought(text: string): boolean {
  return /<think>|\[THINK\]|◁think▷/.test(text);
}
