import { expect, test } from "vitest";
import { family as card } from "../../testing/shellModel";
import { groupsOf } from "./ProductSwitcher";

const family = (id: string, group: string, listed = true) => card({ id, group, listed });

test("families of one group stand together, in the order of the site", () => {
  const listed = [family("oak", "Trees"), family("fern", "Herbs"), family("elm", "Trees")];
  // A family that is not listed leaves no trace.
  expect(groupsOf([...listed, family("tests", "Internal", false)])).toMatchObject([
    { group: "Trees", members: [{ id: "oak" }, { id: "elm" }] },
    { group: "Herbs", members: [{ id: "fern" }] },
  ]);
});
