/** Names the tab after the dish, for who has gone to another one meanwhile. */
export function nameTab(): void {
  // Once the page shows the end of the recipe. A tab in the background has no frames to wait for.
  setTimeout(() => {
    const recipe = document.querySelector<HTMLElement>('[data-slot="recipe-markdown"]');
    const title = recipe?.querySelector<HTMLElement>('[data-role="title"]') ?? recipe;
    const line = title?.innerText.split('\n').find((text) => text.trim() !== '');
    if (line) document.title = line.trim();
  });
}
