import { useState, type ReactNode } from 'react';
import type { RecipeLabels } from '../../components/labels/default-labels.ts';
import type { Words } from '../../components/labels/words.ts';
import { RepeatableMessage } from '../../components/live-region.tsx';
import type { RecipeTool, TOOL_PLACES } from '../../core/assistant-event.ts';
import type { AnotherWish, PreviousRecipe } from '../../core/assistant-state.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { withoutThoughts } from '../../markdown/thoughts.ts';
import { toPlainText } from '../../recipe/plain-text.ts';
import { fetchTitle } from '../../recipe/fetch-title.ts';
import { copyText, formattedRecipe, UNSHOWN } from './copy-text.ts';
import { printRecipe } from './print-recipe.ts';
import type { Without as WithoutTool } from '../without/without.tsx';
import { saveText } from './save-text.ts';

/** The row of tools of a finished recipe, and their messages. */
export function RecipeTools({
  tools,
  entry,
  text,
  notes,
  previous,
  onAnother,
  onBack,
  onTool,
  Without,
  lang,
  actions,
  words,
}: RecipeToolsProps): ReactNode {
  const { labels, format, slotProps } = words;
  // The first time nothing is appended: two texts at once are announced twice.
  const [message, setMessage] = useState({ text: '', times: -1 });
  const title = () => entry.read(readDish);
  // The page's notes about the text are copied along.
  const shown = () => [withoutThoughts(text), ...notes].join('\n\n').replace(UNSHOWN, '');
  const say = (said: string) => setMessage(({ times }) => ({ text: said, times: times + 1 }));

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: await title(), text: toPlainText(shown()) });
      say(labels.shared);
    } catch (error) {
      // The visitor closed the share sheet.
      if ((error as Error).name !== 'AbortError') say(labels.notShared);
    }
  }

  const button = (tool: RowTool & keyof RecipeLabels, act: (element: HTMLElement) => unknown) => (
    <ToolButton
      key={tool}
      {...slotProps('tool-button')}
      // The reader of the title is loaded before it is needed.
      onNear={() => void title()}
      onClick={(element) => {
        onTool?.(tool);
        void act(element);
      }}
    >
      {labels[tool]}
    </ToolButton>
  );
  const parts: Record<RowTool, ReactNode> = {
    copy: button('copy', async (element) => {
      const html = formattedRecipe(element, notes);
      say((await copyText(toPlainText(shown()), html)) ? labels.copied : labels.notCopied);
    }),
    print: button('print', (element) => printRecipe(element, notes)),
    share: typeof navigator.share === 'function' && button('share', share),
    save: button('save', async () => {
      const file = saveText(`${shown().trimEnd()}\n`, await title(), labels.fileName);
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
        words={words}
      />
    ),
  };

  return (
    <div {...slotProps('recipe-tools')} role="group" aria-label={labels.tools}>
      {Object.entries(parts).map(([tool, node]) => tools.includes(tool as RowTool) && node)}
      {previous && onBack && (
        <ToolButton {...slotProps('tool-button')} onClick={onBack}>
          {format(labels.backTo, { title: previous.title })}
        </ToolButton>
      )}
      {actions && <div data-slot="recipe-actions">{actions}</div>}
      <p data-slot="tool-message" aria-live="polite" aria-atomic="true">
        {message.text && <RepeatableMessage {...message} />}
      </p>
    </div>
  );
}

/** The dish's name; empty without one, or if its reader doesn't load. */
async function readDish({ result }: RecipeEntry): Promise<string> {
  const title = await fetchTitle(result.recipe).catch(() => undefined);
  return title ?? '';
}

/** The tools in the row. */
type RowTool = {
  [Tool in RecipeTool]: (typeof TOOL_PLACES)[Tool] extends 'row' ? Tool : never;
}[RecipeTool];

function ToolButton({ onNear, onClick, ...rest }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => onClick(event.currentTarget)}
    />
  );
}

interface ToolButtonProps {
  className: string | undefined;
  /** Called when the button gets the pointer or the focus. */
  onNear?: () => void;
  onClick: (button: HTMLElement) => unknown;
  children: ReactNode;
}

interface RecipeToolsProps {
  tools: readonly RecipeTool[];
  entry: RecipeEntry;
  /** Its markdown in the amounts that are shown, with marks as on the page. */
  text: string;
  /** The page's notes about its amounts and an early end. */
  notes: readonly string[];
  /** The recipe to go back to. */
  previous?: PreviousRecipe | undefined;
  /** Without it there is no Something different. */
  onAnother?: ((wish?: AnotherWish) => unknown) | undefined;
  onBack?: (() => unknown) | undefined;
  /** Called on each use. */
  onTool?: ((tool: RecipeTool) => void) | undefined;
  /** Without something, once it is loaded. */
  Without: typeof WithoutTool | undefined;
  /** The recipe's language, if known. */
  lang: string | undefined;
  /** The page's own actions. */
  actions: ReactNode;
  words: Words;
}
