import { createChoice } from "./choice";
import { localMemory } from "./memory";

export type Direction = "ltr" | "rtl";

/** Text direction of the page and its demos. */
export const direction = createChoice<Direction>({
  name: "direction",
  attribute: "dir",
  values: ["ltr", "rtl"],
  memory: localMemory,
});
