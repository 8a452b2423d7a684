import { createChoice } from "./choice";
import { readDemoAddress } from "./demoAddress";
import { cookieMemory } from "./memory";

export type CodeVariant = "ts" | "js";

/** Whether demos show TypeScript or JavaScript. */
export const codeVariant = createChoice<CodeVariant>({
  name: "codeVariant",
  attribute: "data-code-variant",
  values: ["ts", "js"],
  memory: cookieMemory,
  preset: () => readDemoAddress(location.hash)?.variant ?? null,
});
