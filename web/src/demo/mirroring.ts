import { choosing, type Choosing } from "../state/choice";
import type { Mirror } from "./mirror";
import { criticalLink } from "./mirroredStyles";
import { onDirectionChange, pageDirection } from "./pageDirection";

/** Loads what mirrors a page. */
export type LoadMirror = () => Promise<{ createMirror(document: Document): Mirror }>;

/**
 * Keeps prerendered demos in the direction of the page: from its beginning, and when a reader
 * chooses another. Pages that are read from left to right load nothing for it.
 */
export function startMirroring(document: Document, load: LoadMirror): void {
  const { rtlMarkup } = document.documentElement.dataset;
  if (criticalLink(document) === null && rtlMarkup === undefined) return;
  let loaded: Promise<Mirror> | undefined;
  const mirror = () => (loaded ??= load().then(({ createMirror }) => createMirror(document)));
  const follow = () => void mirror().then(({ follow }) => follow());
  document.addEventListener(choosing, (event) => {
    const { detail } = event as CustomEvent<Choosing>;
    if (detail.name !== "direction") return;
    event.preventDefault();
    mirror().then(({ choose }) => choose(detail), detail.show);
  });
  onDirectionChange(follow);
  if (pageDirection() === "rtl") follow();
}
