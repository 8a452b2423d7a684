import { fill } from "../model/fill";
import type { Translate } from "../model/messages";

/** The words of the panels: they come with them, so that no page is the heavier for it. */
export const t: Translate = (key, values = {}) =>
  fill(import.meta.env.SHOWFLOOR_PANELS.messages[key] ?? key, values);
