import { useEffect, useState, type ReactNode } from 'react';
import type { RecipeLabels } from '../../components/labels/default-labels.ts';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import { ChangingText, RepeatableMessage } from '../../components/live-region.tsx';
import type { RecipeTool, RowTool } from '../../core/assistant-event.ts';
import type { AnotherWish, PreviousRecipe } from '../../core/assistant-state.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { withoutThoughts } from '../../lines/thoughts.ts';
import { toPlainText } from '../../recipe/plain-text.ts';
import { fetchTitle } from '../../recipe/fetch-title.ts';
import { copyText, formattedRecipe, UNSHOWN } from './copy-text.ts';
import { printRecipe } from './print-recipe.ts';
import type { Without as WithoutTool } from '../without/without.tsx';
import { saveText } from './save-text.ts';

/** The row of tools of a finished recipe, and their messages; nothing without any, and without actions of the page. */
export function RecipeTools(props: RecipeToolsProps): ReactNode {
  const { tools, entry, text, notes, actions, lang } = props;
  const { getText, previous, onAnother, onBack, onTool, Without } = props;
  const { labels, format, slotProps } = useWords();
  // The first time nothing is appended: two texts at once are announced twice.
  const [message, setMessage] = useState({ text: '', times: -1 });
  const canShare = useShare(tools, entry);
  // The page's notes about the text are copied along.
  const written = () => [withoutThoughts(text), ...notes].join('\n\n').replace(UNSHOWN, '');
  const say = (said: string) => setMessage(({ times }) => ({ text: said, times: times + 1 }));

  async function share(): Promise<void> {
    try {
      const { navigator } = getText().ownerDocument.defaultView!;
      await navigator.share({ title: await entry.read(readDish), text: toPlainText(written()) });
      say(labels.shared);
    } catch (error) {
      // The visitor closed the share sheet, or pressed again while it was open.
      const { name } = error as Error;
      if (name !== 'AbortError' && name !== 'InvalidStateError') say(labels.notShared);
    }
  }

  const button = (tool: RowTool & keyof RecipeLabels, act: () => unknown) => (
    <button
      key={tool}
      type="button"
      {...slotProps('tool-button')}
      onClick={() => {
        onTool?.(tool);
        void act();
      }}
    >
      {labels[tool]}
    </button>
  );
  const parts: Record<RowTool, ReactNode> = {
    copy: button('copy', async () => {
      const shown = getText();
      const html = formattedRecipe(shown, notes);
      const plain = toPlainText(written());
      say((await copyText(plain, html, shown.ownerDocument)) ? labels.copied : labels.notCopied);
    }),
    print: button('print', () => printRecipe(getText(), notes)),
    share: canShare && button('share', share),
    save: button('save', async () => {
      const content = `${written().trimEnd()}\n`;
      const file = saveText(content, await entry.read(readDish), labels.fileName);
      say(format(labels.saved, { file }));
    }),
    another: onAnother && button('another', () => onAnother()),
    without: onAnother && Without && (
      <Without
        key="without"
        entry={entry}
        onAsk={(avoid) => {
          onTool?.('without');
          onAnother({ avoid });
        }}
        lang={lang}
      />
    ),
  };

  const offered = Object.entries(parts).filter(([tool]) => tools.includes(tool as RowTool));
  if (offered.length === 0 && !actions) return null;
  return (
    <div {...slotProps('recipe-tools')} role="group" aria-label={labels.tools}>
      {offered.map(([, part]) => part)}
      {previous && onBack && (
        <button type="button" {...slotProps('tool-button')} onClick={() => onBack()}>
          <ChangingText>{format(labels.backTo, { title: previous.title })}</ChangingText>
        </button>
      )}
      {actions}
      <p data-slot="tool-message" aria-live="polite" aria-atomic="true">
        {message.text !== '' && <RepeatableMessage {...message} />}
      </p>
    </div>
  );
}

/** Whether the recipe can be shared. That must follow the press closely, so the reader of titles is loaded before. */
function useShare(tools: readonly RecipeTool[], entry: RecipeEntry): boolean {
  const canShare = tools.includes('share') && typeof globalThis.navigator?.share === 'function';
  useEffect(() => {
    if (canShare) void entry.read(readDish);
  }, [canShare, entry]);
  return canShare;
}

/** The dish's name; empty without one, or if its reader doesn't load. */
async function readDish({ result, language }: RecipeEntry): Promise<string> {
  return (await fetchTitle(result.recipe, language.given).catch(() => undefined)) ?? '';
}

interface RecipeToolsProps extends RecipeTextProps {
  tools: readonly RecipeTool[];
  entry: RecipeEntry;
  /** Its markdown in the amounts that are shown, with marks as on the page. */
  text: string;
  /** The page's notes about its amounts and an early end. */
  notes: readonly string[];
  /** Its element on the page. */
  getText: () => HTMLElement;
  /** The recipe to go back to. */
  previous?: PreviousRecipe | undefined;
  /** Without it there is no Something different. */
  onAnother?: ((wish?: AnotherWish) => unknown) | undefined;
  onBack?: (() => unknown) | undefined;
  /** Called on each use. */
  onTool?: ((tool: RecipeTool) => void) | undefined;
  /** Without something, once it is loaded. */
  Without: typeof WithoutTool | undefined;
  /** The page's own actions, in their element. */
  actions: ReactNode;
}
