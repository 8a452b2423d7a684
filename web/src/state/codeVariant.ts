import { createChoice } from "./choice";
import { cookieMemory } from "./memory";

export type CodeVariant = "ts" | "js";

/** Whether demos show TypeScript or JavaScript. */
export const codeVariant = createChoice<CodeVariant>({
  name: "codeVariant",
  attribute: "data-code-variant",
  values: ["ts", "js"],
  memory: cookieMemory,
  preset: () => variantInHash(location.hash),
});

/** The language that an address such as `#Name.tsx` asks for. */
export function variantInHash(hash: string): CodeVariant | null {
  if (hash.endsWith(".tsx")) return "ts";
  return hash.endsWith(".js") ? "js" : null;
}
