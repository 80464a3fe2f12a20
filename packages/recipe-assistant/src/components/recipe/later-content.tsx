import type { ReactNode } from 'react';
import { visibleText } from '../../core/ingredients.ts';
import { ChangingText } from '../live-region.tsx';
import { Heading } from '../heading.tsx';
import { useWords } from '../labels/words-context.ts';
import { LoadedLater, loadLater } from '../loaded-later.tsx';
import { describeAuthor } from './author.ts';
import { BackButton } from './back-button.tsx';
import type { RecipeContentProps } from './recipe-view-props.ts';

const content = /* @__PURE__ */ loadLater(
  async () => (await import('./recipe-content.tsx')).RecipeContent,
  LostContent,
);

/** The widget's recipe: plain until its view is loaded. Where that fails, it stays so, and says what to do. */
export function LaterContent(props: RecipeContentProps): ReactNode {
  return (
    <LoadedLater
      part={content}
      props={props}
      // Each run asks for a lost file again.
      occasion={props.status === 'submitted'}
      // What begins with a mark may be thoughts, which only its view can tell from a recipe.
      fallback={!/^\s*[<[◁]/.test(props.recipe ?? '') && <PlainContent {...props} />}
    />
  );
}

function LostContent(props: RecipeContentProps): ReactNode {
  const { labels, slotProps } = useWords();
  return (
    <>
      <PlainContent {...props} />
      {props.status !== 'idle' && (
        <p {...slotProps('recipe-notice')} role="alert">
          {labels.toolsNotLoaded}
        </p>
      )}
      {/* In the other states it is below the content. */}
      {props.status === 'success' && <BackButton {...props} />}
    </>
  );
}

/** The text so far without formatting, and without what could disguise its words. */
function PlainContent(props: RecipeContentProps): ReactNode {
  const { recipe = '', recipeLang, headingLevel = 2, model, origin } = props;
  const words = useWords();
  const { recipeHeading, slotProps } = words;
  if (!recipe.trim()) return null;
  return (
    <section {...slotProps('recipe')}>
      <Heading level={headingLevel} {...slotProps('recipe-heading')}>
        {recipeHeading}
      </Heading>
      <ChangingText as="p" data-slot="recipe-byline">
        {describeAuthor(model, origin, words)}
      </ChangingText>
      <div {...slotProps('recipe-markdown')} lang={recipeLang ?? words.lang} dir="auto">
        {/* Drawn anew with each piece that comes: `ChangingText` says why. */}
        <p key={recipe.length} data-slot="recipe-plain">
          {visibleText(recipe)}
        </p>
      </div>
    </section>
  );
}
