/**
 * Keeps the presses of buttons whose script is still to come; answers with what does them again.
 */
export function keepPresses(root: Document, selector: string): () => void {
  const pressed: HTMLElement[] = [];
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (button !== null) pressed.push(button);
  };
  root.addEventListener("click", keep);
  return () => {
    root.removeEventListener("click", keep);
    for (const button of pressed) button.click();
  };
}
