import { type ChoiceOptions, createChoice } from "./choice.client";
import { localMemory } from "../browser/memory.client";

export type Direction = "ltr" | "rtl";

export const directionOptions: ChoiceOptions<Direction> = {
  name: "direction",
  attribute: "dir",
  values: ["ltr", "rtl"],
  memory: localMemory,
};

/** Text direction of the page and its demos. */
export const direction = /* @__PURE__ */ createChoice(directionOptions);
