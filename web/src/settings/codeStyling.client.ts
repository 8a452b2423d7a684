import { type ChoiceOptions, createChoice } from "./choice.client";
import type { CodeStyling } from "./demoAddress.client";
import { cookieMemory } from "../browser/memory.client";

export const codeStylingOptions: ChoiceOptions<CodeStyling> = {
  name: "codeStyling",
  attribute: "data-code-styling",
  values: ["system", "tailwind", "css"],
  memory: cookieMemory,
  addressed: ({ styling }) => styling,
};

/** The styling in which demos that have several are shown. */
export const codeStyling = /* @__PURE__ */ createChoice(codeStylingOptions);
