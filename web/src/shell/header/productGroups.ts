import type { FamilyCard } from "../../model/page.gen";

export interface ProductGroup {
  readonly group: string;
  readonly members: readonly FamilyCard[];
}

/** Listed families by group, both in the order in which the site names them. */
export function groupsOf(all: readonly FamilyCard[]): readonly ProductGroup[] {
  const families = all.filter((family) => family.listed);
  const names = new Set(families.map((family) => family.group));
  return [...names].map((group) => ({
    group,
    members: families.filter((family) => family.group === group),
  }));
}
