/** Told on the document when a value was chosen on this page, with a `Chosen` as its detail. */
export const chosen = "showfloor:chosen";

/** What was chosen, which may be shown later. */
export interface Chosen {
  readonly name: string;
  readonly value: string;
}

/** Told on the document before a value is shown, with a `Choosing` as its detail. */
export const choosing = "showfloor:choosing";

/** What is about to be shown. Whoever prevents that shows it later. */
export interface Choosing extends Chosen {
  /** Shows it once, unless something else has been chosen since. */
  readonly show: () => void;
}
