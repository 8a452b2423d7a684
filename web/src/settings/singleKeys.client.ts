import { type ChoiceOptions, createChoice } from "./choice.client";
import { localMemory } from "../browser/memory.client";

export type SingleKeys = "on" | "off";

export const singleKeysOptions: ChoiceOptions<SingleKeys> = {
  name: "singleKeys",
  attribute: "data-single-keys",
  values: ["on", "off"],
  memory: localMemory,
};

/**
 * Whether a single key without Ctrl or Alt does something. Readers who speak to their computer, or
 * whose hands hit keys beside the ones they mean, switch that off.
 */
export const singleKeys = /* @__PURE__ */ createChoice(singleKeysOptions);
