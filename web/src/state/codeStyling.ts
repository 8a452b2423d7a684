import { type ChoiceOptions, createChoice } from "./choice";
import type { CodeStyling } from "./demoAddress";
import { cookieMemory } from "./memory";

export type { CodeStyling };

export const codeStylingOptions: ChoiceOptions<CodeStyling> = {
  name: "codeStyling",
  attribute: "data-code-styling",
  values: ["system", "tailwind", "css"],
  memory: cookieMemory,
  addressed: ({ styling }) => styling,
};

/** The styling in which demos that have several are shown. */
export const codeStyling = /* @__PURE__ */ createChoice(codeStylingOptions);
