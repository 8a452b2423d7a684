import type { Direction } from "../state/direction";
import type { Mirror } from "./mirror";
import { criticalLink } from "./mirroredStyles";
import { onDirectionChange, pageDirection } from "./pageDirection";
import { onTurning } from "./turning";

/** Loads what mirrors a page. */
export type LoadMirror = () => Promise<{ createMirror(document: Document): Mirror }>;

/**
 * Keeps prerendered demos in the direction of the page: from its beginning, and when a reader
 * chooses another. Pages that are read from left to right load nothing for it.
 */
export function startMirroring(document: Document, load: LoadMirror): void {
  const { rtlMarkup } = document.documentElement.dataset;
  if (criticalLink(document) === null && rtlMarkup === undefined) return;
  let mirror: Mirror | undefined;
  const prepare = async (direction: Direction) => {
    mirror ??= (await load()).createMirror(document);
    await mirror.prepare(direction);
  };
  // What was prepared before the page turned is exchanged before it is painted.
  const follow = () => void prepare(pageDirection()).then(() => mirror?.turn(pageDirection()));
  onTurning(prepare);
  onDirectionChange(follow);
  if (pageDirection() === "rtl") follow();
}
