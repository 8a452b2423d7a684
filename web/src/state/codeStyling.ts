import { createChoice } from "./choice";
import { variantInHash } from "./codeVariant";
import { cookieMemory } from "./memory";

export type CodeStyling = "system" | "tailwind" | "css";

const stylings = ["system", "tailwind", "css"] as const;

/** The styling in which demos that have several are shown. */
export const codeStyling = createChoice<CodeStyling>({
  name: "codeStyling",
  attribute: "data-code-styling",
  values: stylings,
  memory: cookieMemory,
  preset: () => stylingInHash(location.hash),
});

/** The styling that an address such as `#tailwind-Name.tsx` asks for. */
export function stylingInHash(hash: string): CodeStyling | null {
  if (variantInHash(hash) === null) return null;
  return stylings.find((styling) => hash.startsWith(`#${styling}-`)) ?? null;
}
