/** Names the tab after the dish, for who has gone to another one meanwhile. */
export function nameTab(): void {
  // Once the page shows the end of the recipe. A tab in the background has no frames to wait for.
  setTimeout(() => {
    const recipe = document.querySelector<HTMLElement>('[data-slot="recipe-markdown"]');
    const title = recipe?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? recipe;
    const line = title?.innerText.split('\n').find((text) => text.trim() !== '');
    if (line) document.title = line.trim();
  });
}
