import { lazy, type ReactNode } from 'react';
import { PlainText } from '../../markdown/plain-text.tsx';
import { Heading } from '../heading.tsx';
import { LoadedLater } from '../loaded-later.tsx';
import { describeAuthor } from './author.ts';
import type { RecipeContentProps } from './recipe-view-props.ts';

const Content = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./recipe-content.tsx')).RecipeContent,
}));

/** The widget's recipe: plain until its view is loaded. Where that fails, it stays so, and says what to do. */
export function LaterContent(props: RecipeContentProps): ReactNode {
  return (
    <LoadedLater
      // What begins with a mark may be thoughts, which only its view can tell from a recipe.
      fallback={!/^\s*[<[◁]/.test(props.recipe ?? '') && <PlainContent {...props} />}
      lost={
        <>
          <PlainContent {...props} />
          {props.status !== 'idle' && (
            <p data-slot="recipe-notice" role="alert">
              {props.words.labels.toolsNotLoaded}
            </p>
          )}
        </>
      }
    >
      <Content {...props} />
    </LoadedLater>
  );
}

/** The text so far. */
function PlainContent(props: RecipeContentProps): ReactNode {
  const { recipe = '', recipeLang, headingLevel = 2, model, origin, words } = props;
  const { labels, format, slotProps } = words;
  if (!recipe.trim()) return null;
  return (
    <section {...slotProps('recipe')}>
      <Heading level={headingLevel} {...slotProps('recipe-heading')}>
        {format(labels.recipeHeading, { assistantName: labels.assistantName })}
      </Heading>
      <p data-slot="recipe-byline">{describeAuthor(model, origin, words)}</p>
      <div {...slotProps('recipe-markdown')} lang={recipeLang ?? words.lang} dir="auto">
        <PlainText text={recipe} />
      </div>
    </section>
  );
}
