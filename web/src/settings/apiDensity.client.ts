import { type ChoiceOptions, createChoice } from "./choice.client";
import { localMemory } from "../browser/memory.client";

export type ApiDensity = "comfortable" | "compact";

export const apiDensityOptions: ChoiceOptions<ApiDensity> = {
  name: "apiDensity",
  attribute: "data-api-density",
  values: ["comfortable", "compact"],
  memory: localMemory,
};

/** How close the rows of the API reference stand. */
export const apiDensity = /* @__PURE__ */ createChoice(apiDensityOptions);
