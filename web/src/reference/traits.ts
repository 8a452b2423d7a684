import type { ApiRow } from "../model/page.gen";

/** The traits by which rows are filtered, in the order of the chips. */
export const traits = ["required", "callback", "deprecated", "inherited", "plan"] as const;

export type Trait = (typeof traits)[number];

export function traitsOf(row: ApiRow): readonly Trait[] {
  const has: Readonly<Record<Trait, boolean>> = {
    required: row.required,
    callback: row.callback,
    deprecated: row.deprecated !== null,
    inherited: row.origin !== null,
    plan: row.plan !== null,
  };
  return traits.filter((trait) => has[trait]);
}
