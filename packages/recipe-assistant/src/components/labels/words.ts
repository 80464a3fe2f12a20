import { useContext, useMemo } from 'react';
import type { RecipeClassNames } from '../class-names.ts';
import { omitNullish } from '../given-props.ts';
import { createWords, type PartName, type Words } from './create-words.ts';
import { defaultLabels, type LabelOverrides, type RecipeLocale } from './default-labels.ts';
import { WordsContext } from './words-context.ts';

const ENGLISH = /* @__PURE__ */ createWords('en', defaultLabels);

/** Precedence: `labels`, then `locale`, then inherited, then English. */
export function wordsOf(
  { locale, labels, classNames }: Omit<AppearanceProps, 'assistantName'>,
  inherited = ENGLISH,
): Words {
  if (!locale && !labels && !classNames) return inherited;
  if (locale && !locale.labels) {
    throw new TypeError('locale must be one of recipe-assistant/locales/*, such as its `de`');
  }
  const base = locale ? { ...defaultLabels, ...omitNullish(locale.labels) } : inherited.labels;
  const { tag = inherited.tag, tag: lang = inherited.lang } = locale ?? {};
  return createWords(tag, { ...base, ...omitNullish(labels ?? {}) }, classNames, lang);
}

/**
 * The words of a part, which are a new object only when they change, its other props without those that are `null`, and
 * the attributes of its own element, with the language if the part has one of its own.
 */
export function usePart<Props extends AppearanceProps>(props: Props) {
  const { locale, labels, classNames, assistantName, ...own } = omitNullish(props);
  const inherited = useContext(WordsContext);
  const words = useMemo(() => {
    const named = assistantName ? { ...labels, assistantName } : labels;
    return wordsOf({ locale, labels: named, classNames }, inherited);
  }, [inherited, locale, labels, classNames, assistantName]);
  const rootProps = <Own extends { className?: string | undefined }>(
    name: PartName,
    attributes: Own,
  ) => {
    const { className, ...slot } = words.slotProps(name);
    return {
      lang: locale?.tag,
      dir: locale?.direction,
      ...attributes,
      ...slot,
      className: [className, attributes.className].filter(Boolean).join(' ') || undefined,
      'data-recipe-assistant': '',
    };
  };
  return { words, own, rootProps };
}

/** The language of a recipe's own text, which may not be the page's. */
export interface RecipeTextProps {
  /** Undefined if it isn't known. */
  lang: string | undefined;
}

interface AppearanceProps extends LanguageProps {
  assistantName?: string | undefined;
  classNames?: RecipeClassNames | undefined;
}

/** The language props of a part. */
export interface LanguageProps {
  /** The language. Default: the widget's, else English. */
  locale?: RecipeLocale | undefined;
  /** Labels that replace those of the locale. */
  labels?: LabelOverrides | undefined;
}
