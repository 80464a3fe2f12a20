import { useId, useState, type ReactNode } from 'react';
import type { RecipeTool } from '../core/assistant-event.ts';
import type { PreviousRecipe } from '../core/recipe-history.ts';
import { fillLabel, type RecipeLabels } from '../components/labels.ts';
import { RepeatableMessage } from '../components/repeatable-message.tsx';
import { copyText } from './copy-text.ts';

/** The row of what can be done with a finished recipe, and what became of it. */
export function RecipeTools({
  tools,
  recipe,
  previous,
  onAnother,
  onBack,
  onTool,
  actions,
  labels,
}: RecipeToolsProps): ReactNode {
  const messageId = useId();
  const [message, setMessage] = useState({ text: '', times: 0 });
  const has = (tool: RecipeTool) => tools.includes(tool);
  const say = (text: string) => setMessage(({ times }) => ({ text, times: times + 1 }));

  async function copy(): Promise<void> {
    onTool?.('copy');
    say((await copyText(recipe)) ? labels.copied : labels.notCopied);
  }

  function ask(): void {
    onTool?.('another');
    void onAnother?.();
  }

  return (
    <div data-slot="recipe-tools" role="group" aria-label={labels.tools}>
      {has('copy') && <ToolButton onClick={copy}>{labels.copy}</ToolButton>}
      {has('another') && onAnother && <ToolButton onClick={ask}>{labels.another}</ToolButton>}
      {previous && onBack && (
        <ToolButton onClick={onBack}>
          {fillLabel(labels.backTo, { title: previous.title })}
        </ToolButton>
      )}
      {actions}
      <p data-slot="tool-message" aria-live="polite" aria-atomic="true">
        {message.text && <RepeatableMessage id={messageId} {...message} />}
      </p>
    </div>
  );
}

function ToolButton({ onClick, children }: ToolButtonProps): ReactNode {
  return (
    <button type="button" data-slot="tool-button" onClick={onClick}>
      {children}
    </button>
  );
}

interface ToolButtonProps {
  onClick: () => unknown;
  children: ReactNode;
}

export interface RecipeToolsProps {
  tools: readonly RecipeTool[];
  /** Markdown, whole. */
  recipe: string;
  /** What can be gone back to. */
  previous: PreviousRecipe | undefined;
  /** Without it there is no Something different. */
  onAnother: (() => unknown) | undefined;
  onBack: (() => unknown) | undefined;
  /** Told of each use. */
  onTool: ((tool: RecipeTool) => void) | undefined;
  /** What the page adds of its own. */
  actions: ReactNode;
  labels: RecipeLabels;
}
