import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Heading } from '../heading.tsx';
import { usePart, type LanguageProps } from '../labels/words.ts';

/**
 * A chef's hat and the product's title.
 *
 * @example
 * <AssistantHeader assistantName="Sous Chef" />
 */
export const AssistantHeader = /* @__PURE__ */ forwardRef<HTMLElement, AssistantHeaderProps>(
  function AssistantHeader(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { headingLevel = 1, ...rest } = own;
    const { labels, slotProps } = words;
    return (
      <header {...rootProps('assistant-header', rest)} ref={ref}>
        <svg
          data-slot="chef-icon"
          role="img"
          aria-label={labels.chefIcon}
          width="48"
          height="48"
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={HAT} />
        </svg>
        <Heading level={headingLevel} {...slotProps('assistant-title')}>
          {labels.assistantName}
        </Heading>
      </header>
    );
  },
);

/** With its band and its folds. */
const HAT =
  'M14 40V27.5a8.5 8.5 0 1 1 2.4-16.4 8.5 8.5 0 0 1 15.2 0A8.5 8.5 0 1 1 34 27.5V40ZM14 34h20M20.5 28v-4M27.5 28v-4';

export interface AssistantHeaderProps extends ComponentPropsWithoutRef<'header'>, LanguageProps {
  /** The product's title. Default `Recipe Assistant`, in the page's language. */
  assistantName?: string | undefined;
  /** The level of the title, 1 to 6. Default 1. */
  headingLevel?: number | undefined;
}
