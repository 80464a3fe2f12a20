/** The start of a reasoning model's thoughts, which precede its reply. Of channels, all but the last are for the model itself. */
const START =
  /<(?:think|thinking|thought|reasoning)>|\[THINK\]|◁think▷|<\|begin_of_thought\|>|(?:<\|start\|>assistant)?<\|channel\|>(?!final)/i;
const AT_START = new RegExp(String.raw`^\s*(?:${START.source})`, 'i');

const END =
  /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]|◁\/think▷|<\|end_of_thought\|>|<\|channel\|>final(?: [^<]*)?<\|message\|>/i;

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
  const end = END.exec(text);
  const behind = end ? end.index + end[0].length : undefined;
  if (AT_START.test(text)) return behind;
  // DeepSeek's template has the start in the prompt. One that comes later is no more than words.
  return behind === undefined || START.test(text) ? 0 : behind;
}

/** A text without the thoughts before its reply. */
export function withoutThoughts(text: string): string {
  return text.slice(replyStart(text, false));
}
