import type { Chunk } from "../browser/chunk.client";
import type { followMoved } from "./movedAnchor.client";

interface MovedAnchors {
  readonly followMoved: typeof followMoved;
}

/** Follows addresses whose anchor the page does not have (any more); the map is only read then. */
export function startOldAnchors(root: Document, moved: Chunk<MovedAnchors>): void {
  const check = () => {
    const anchor = location.hash.slice(1);
    if (anchor === "" || root.getElementById(anchor) !== null) return;
    void moved.use(({ followMoved }) => followMoved(root, anchor));
  };
  addEventListener("hashchange", check);
  check();
}
