import { fill } from "../model/fill";
import type { Word } from "../model/words";

/** The words of the panels: they come with them, so that no page is the heavier for it. */
export const word: Word = (key, values = {}) =>
  fill(import.meta.env.SHOWFLOOR_PANELS.words[key] ?? key, values);
