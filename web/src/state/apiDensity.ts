import { createChoice } from "./choice";
import { localMemory } from "./memory";

export type ApiDensity = "comfortable" | "compact";

/** How close the rows of the API reference stand. */
export const apiDensity = createChoice<ApiDensity>({
  name: "apiDensity",
  attribute: "data-api-density",
  values: ["comfortable", "compact"],
  memory: localMemory,
});
