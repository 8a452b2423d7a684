import { createChoice } from "./choice";
import { readDemoAddress } from "./demoAddress";
import { cookieMemory } from "./memory";

export type CodeStyling = "system" | "tailwind" | "css";

/** The styling in which demos that have several are shown. */
export const codeStyling = createChoice<CodeStyling>({
  name: "codeStyling",
  attribute: "data-code-styling",
  values: ["system", "tailwind", "css"],
  memory: cookieMemory,
  preset: () => readDemoAddress(location.hash)?.styling ?? null,
});
