// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { showNavigation } from "../../testing/navigation";
import { navNode } from "../../testing/shellModel";
import { navMemory, restoreGroup, restoreNavigation } from "./navMemory.client";

const items = ["roots", "leaves"].map((pathname) =>
  navNode({ pathname, children: [navNode({ pathname: `/${pathname}/a/` })] }),
);

function list(tree = "acorn"): HTMLElement {
  return showNavigation({ tree, items, route: "/leaves/a/", parents: ["leaves"] });
}

function restore(element: HTMLElement): void {
  element.querySelectorAll<HTMLElement>("[data-group]").forEach(restoreGroup);
  restoreNavigation(element);
}

function openGroups(element: HTMLElement): (string | undefined)[] {
  return [...element.querySelectorAll<HTMLElement>("[open]")].map(
    ({ dataset }) => dataset["group"],
  );
}

beforeEach(() => sessionStorage.clear());

test("groups and scroll position stay as they were left, in their own tree", () => {
  const before = list();
  before.querySelector("details")?.setAttribute("open", "");
  before.scrollTop = 120;
  navMemory.left(before);

  const after = list();
  restore(after);
  expect(openGroups(after)).toEqual(["roots", "leaves"]);
  expect(after.querySelector("[href='/roots/a/']")).not.toBeNull();
  expect(after.scrollTop).toBe(120);

  const other = list("oak");
  restore(other);
  expect(openGroups(other)).toEqual(["leaves"]);
});

test.each(["{", "null", "7", '{"open":7,"scroll":"far"}'])(
  "what another script has left in the storage (%s) is as good as nothing",
  (kept) => {
    sessionStorage.setItem("nav:acorn", kept);
    const after = list();
    restore(after);
    expect(openGroups(after)).toEqual(["leaves"]);
    expect(after.scrollTop).toBe(0);
  },
);

test("the group of the page is open even if it was left closed elsewhere", () => {
  const before = list();
  before.querySelector("[open]")?.removeAttribute("open");
  navMemory.left(before);

  const after = list();
  restore(after);
  expect(openGroups(after)).toEqual(["leaves"]);
});

/** Lays out a list of 300 px with an active link of 30 px, so far below the first line of the list. */
function layOut(element: HTMLElement, offset: number): void {
  const active = element.querySelector("[aria-current=page]") as HTMLElement;
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 100, 200, 300));
  vi.spyOn(active, "getBoundingClientRect").mockImplementation(
    () => new DOMRect(0, 100 + offset - element.scrollTop, 200, 30),
  );
}

test.each([
  ["stays as it was left while the active link is at its start", 600, 600],
  ["stays as it was left while the active link is at its end", 870, 600],
  ["has the active link in its middle if that is above", 599, 599 - 135],
  ["has the active link in its middle if that is below", 871, 871 - 135],
])("the list %s", (_, offset, scrollTop) => {
  const before = list();
  before.scrollTop = 600;
  navMemory.left(before);

  const after = list();
  layOut(after, offset);
  restore(after);
  expect(after.scrollTop).toBe(scrollTop);
});

test("a page that was drawn while the pointer rested on its link is shown as the list was clicked", () => {
  const before = list();
  navMemory.parsed(before);
  before.querySelector("details")?.setAttribute("open", "");
  before.scrollTop = 120;
  before.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));

  const drawn = list();
  navMemory.activated(drawn);
  expect(openGroups(drawn)).toEqual(["roots", "leaves"]);
  expect(drawn.scrollTop).toBe(120);
});
