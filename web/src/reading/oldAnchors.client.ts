import type { followMoved } from "./movedAnchor.client";

interface Module {
  readonly followMoved: typeof followMoved;
}

/** Follows addresses whose anchor the page does not have (any more); the map is only read then. */
export function startOldAnchors(root: Document, load: () => Promise<Module>): void {
  const check = () => {
    const anchor = location.hash.slice(1);
    if (anchor === "" || root.getElementById(anchor) !== null) return;
    void load().then((module) => module.followMoved(root, anchor));
  };
  addEventListener("hashchange", check);
  check();
}
