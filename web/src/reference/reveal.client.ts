/**
 * Opens what the target of the address is folded in, for browsers that do not by themselves.
 *
 * Those that do have scrolled to it before this runs: then nothing is left to do.
 */
export function startReveal(root: Document): void {
  const reveal = () => {
    const target = root.getElementById(decodeURIComponent(location.hash.slice(1)));
    const folded = target?.closest<HTMLDetailsElement>("details:not([open])") ?? null;
    if (target === null || folded === null) return;
    folded.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  reveal();
}
