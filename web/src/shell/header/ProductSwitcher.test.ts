import { expect, test } from "vitest";
import type { FamilyCard } from "../../model/page.gen";
import { groupsOf } from "./ProductSwitcher";

function family(id: string, group: string, listed = true): FamilyCard {
  const rest = { tagline: "", href: `/${id}/`, logo: "", accent: null, versions: [], status: null };
  return { ...rest, id, name: id, group, listed, changes: null, themeStylesheet: null };
}

test("families of one group stand together, in the order of the site", () => {
  const groups = groupsOf([
    family("oak", "Trees"),
    family("fern", "Herbs"),
    family("elm", "Trees"),
  ]);
  expect(groups.map(({ group, members }) => [group, members.map(({ id }) => id)])).toEqual([
    ["Trees", ["oak", "elm"]],
    ["Herbs", ["fern"]],
  ]);
});

test("a family that is not listed leaves no trace", () => {
  expect(groupsOf([family("tests", "Internal", false)])).toEqual([]);
});
