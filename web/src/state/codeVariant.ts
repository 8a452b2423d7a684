import { type ChoiceOptions, createChoice } from "./choice";
import type { CodeVariant } from "./demoAddress";
import { cookieMemory } from "./memory";

export type { CodeVariant };

export const codeVariantOptions: ChoiceOptions<CodeVariant> = {
  name: "codeVariant",
  attribute: "data-code-variant",
  values: ["ts", "js"],
  memory: cookieMemory,
  addressed: ({ variant }) => variant,
};

/** Whether demos show TypeScript or JavaScript. */
export const codeVariant = /* @__PURE__ */ createChoice(codeVariantOptions);
