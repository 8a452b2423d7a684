import { beforeChangeEvent, type BeforePreferenceChange } from "../../settings/preference.client";
import type { Direction } from "../../settings/preferences.client";
import type { Mirror } from "./mirror.client";
import { criticalLink } from "./mirroredStyles.client";
import { onDirectionChange, pageDirection } from "./pageDirection";

/** How long a reader waits at most for a page to turn, in ms; what comes later turns later. */
export const patience = 3000;

/** Loads what mirrors a page. */
export type LoadMirror = () => Promise<{ createMirror: (document: Document) => Mirror }>;

/**
 * Keeps prerendered demos in the direction of the page: from its beginning, and when a reader
 * chooses another. Pages that are read from left to right load nothing for it.
 */
export function startMirroring(document: Document, load: LoadMirror): void {
  const { rtlMarkup } = document.documentElement.dataset;
  if (criticalLink(document) === null && rtlMarkup === undefined) return;
  let made: Mirror | undefined;
  const mirror = async () => {
    const { createMirror } = await load();
    return (made ??= createMirror(document));
  };
  // At once where it can: between loading, even of what is there, and turning a frame may be painted.
  const follow = async () => (made ?? (await mirror())).follow();
  document.addEventListener(beforeChangeEvent, (event) => {
    const { detail } = event as CustomEvent<BeforePreferenceChange>;
    if (detail.name !== "direction") return;
    event.preventDefault();
    const { value, show } = detail;
    setTimeout(show, patience);
    mirror()
      .then(({ prepare }) => prepare(value as Direction))
      .then(show, show);
  });
  onDirectionChange(() => void follow());
  if (pageDirection() === "rtl") void follow();
}
