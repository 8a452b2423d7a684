import { type Direction, direction } from "../state/direction";
import type { Mirror } from "./mirror";
import { criticalLink } from "./mirroredStyles";
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
  const prepare = async (value: string) => {
    mirror ??= (await load()).createMirror(document);
    await mirror.prepare(value as Direction);
  };
  onTurning(prepare);
  direction.subscribe((value) => mirror?.turn(value));
  if (direction.get() === "rtl") {
    void prepare("rtl").then(() => mirror?.turn(direction.get()));
  }
}
