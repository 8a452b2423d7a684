import type { ApiChangedPart, ApiStep } from "../model/page.gen";

/** One change of a part. */
export function step(fields: { readonly [K in keyof ApiStep]?: ApiStep[K] | undefined }): ApiStep {
  const { at = 1, change = "added", before = "", after = "" } = fields;
  return { at, change, before, after };
}

/** A part with one change. */
export function changedPart(
  fields: Partial<ApiChangedPart> & Pick<ApiChangedPart, "name">,
  change: Partial<ApiStep> = {},
): ApiChangedPart {
  return { kind: "prop", only: [], href: null, guides: [], steps: [step(change)], ...fields };
}
