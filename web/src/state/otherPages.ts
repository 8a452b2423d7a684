import type { Choice } from "./choice";

/**
 * Follows what is chosen on other pages: in another tab, or on one that the reader comes back from
 * with the browser's buttons, which show this page as it was left.
 */
export function followOtherPages(choices: readonly Choice<string>[]): void {
  const catchUp = () => {
    for (const choice of choices) choice.catchUp();
  };
  addEventListener("storage", catchUp);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) catchUp();
  });
}
