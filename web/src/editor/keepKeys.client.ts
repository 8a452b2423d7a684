/**
 * Keeps what is typed from the shortcuts of the page: outside of the shadow root, nobody can see
 * that it goes into an editor. Copying without a selection is left to the page, which copies all.
 */
export function keepKeys(host: HTMLElement, hasSelection: () => boolean): void {
  host.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const isOurs = !isCommand || "avxyz".includes(key) || (key === "c" && hasSelection());
    if (isOurs) event.stopPropagation();
  });
}
