/**
 * Queues clicks on buttons whose script is still to come; returns a function that replays them.
 */
export function queueClicks(root: Document, selector: string): () => void {
  const clicked: HTMLElement[] = [];
  const queue = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (button !== null) clicked.push(button);
  };
  root.addEventListener("click", queue);
  return () => {
    root.removeEventListener("click", queue);
    for (const button of clicked) button.click();
  };
}
