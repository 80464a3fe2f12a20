import { durationsIn } from '../language/durations.ts';
import type { Token } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';
import { languageOf } from '../language/language-of.ts';
import { type Language, LANGUAGES } from '../language/words/languages.ts';
import type { Words } from '../language/words/words.ts';

/**
 * Reads the times stated for the whole recipe, in minutes; of a range the longer end.
 *
 * @example
 * readMinutes('Prep time: 10 min | Cook time: 1 hour', 'en'); // { prep: 10, cook: 60 }
 */
export function readMinutes(text: string, language = languageOf(text)): Minutes {
  const minutes: Minutes = {};
  let end = 0;
  for (const { first, last, longest } of durationsIn(tokenize(text, language))) {
    const label = text.slice(end, first.start).toLowerCase();
    end = last.end;
    const kind = isStated(first) ? kindOf(label, language) : undefined;
    if (kind) minutes[kind] ??= Math.round(longest / 60);
  }
  return minutes;
}

/** Whether a label or one word stands before a duration; `reduces the time by 5 minutes` states none. */
function isStated(first: Token): boolean {
  let label = first.before;
  while (label.is('about')) label = label.before;
  const states = label.isSign(':-—·|') || label.is('total');
  return states || (label.isWord && label.before.isSign('·|'));
}

/** The kind whose word in a label is the longest: `Cook time` is no total. */
function kindOf(label: string, language: Language): keyof Minutes | undefined {
  const longest = (row: 'cook' | 'prep' | 'total') =>
    Math.max(
      ...[LANGUAGES[language], LANGUAGES.en]
        .flatMap((words: Words) => words[row]?.split(', ') ?? [])
        .map((stem) => (label.includes(stem) ? stem.length : 0)),
    );
  const [cook, prep, total] = [longest('cook'), longest('prep'), longest('total')];
  if (Math.max(cook, prep, total) === 0) return undefined;
  if ((cook && prep) || total > Math.max(cook, prep)) return 'total';
  return cook > prep ? 'cook' : 'prep';
}

/** The times a recipe states, in minutes. */
export interface Minutes {
  prep?: number | undefined;
  cook?: number | undefined;
  total?: number | undefined;
}
