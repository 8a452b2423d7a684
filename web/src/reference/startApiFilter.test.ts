// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { apiRow, apiTable, fillers } from "../testing/apiTable";
import { renderMarkup } from "../testing/markup";
import type { Translate } from "../model/messages";
import { heading } from "../testing/page";
import { ApiFilter } from "./ApiFilter";
import { ApiParts } from "./ApiParts";
import { ApiTable } from "./ApiTable";
import { startApiFilter } from "./startApiFilter.client";

const t: Translate = (key, values = {}) =>
  key === "api.filter.count" ? `${values["shown"] ?? ""} of ${values["total"] ?? ""}` : key;

const groupName = (name: string) => ({ id: `bag-prop-${name}`, name });
const table = {
  ...apiTable(
    ...fillers,
    apiRow({ name: "onPick", type: "(seed: Seed) =&gt; void", callback: true }),
    apiRow({ name: "label", html: "<p>Names the seed.</p>", required: true, since: "1.10" }),
    apiRow({ name: "shape", html: "<p>Of the seed.</p>", since: "1.4" }),
  ),
  groups: [{ kind: "system", names: ["mt", "mb"].map(groupName), href: null }],
} as const;

const folded = [
  apiRow({ id: "bag-css-old", name: "old", html: "<p>A pouch.</p>", deprecated: "", since: "1.4" }),
];
const classes = {
  type: "api-parts",
  kind: "classes",
  rows: [apiRow({ id: "bag-css-root", name: "root", type: "", html: "<p>The leather.</p>" })],
  folded,
} as const;

/** A page whose tables have 11 and 2 rows, each below its heading. */
const blocks = [table, classes];

function open(address = "/page/", typed = ""): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = renderMarkup(
    heading("props"),
    createElement(ApiFilter, { blocks, t }),
    createElement(ApiTable, { block: table, t }),
    heading("classes"),
    createElement("p", { id: "about" }, "About classes."),
    createElement(ApiParts, { block: classes, t }),
  );
  one<HTMLInputElement>("input").value = typed;
  startApiFilter(one(".api-filter"));
}

// As `querySelector` has it: who calls says what is expected.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
function one<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

function escape(): void {
  one("input").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}

function type(text: string): void {
  const input = one<HTMLInputElement>("input");
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function choose(version: string): void {
  const select = one<HTMLSelectElement>("select");
  select.value = version;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

function shown(): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLElement>(".api-row:not([hidden])")];
  return rows.map((row) => row.id.replace(/^bag-(prop|css)-/, ""));
}

beforeEach(() => open());

test("typing finds rows by name, type, description and kind, and the count is told", () => {
  expect(one("[role=status]").textContent).toBe("13 of 13");
  type("seed");
  expect(shown()).toEqual(["onPick", "label", "shape"]);
  expect(one("[role=status]").textContent).toBe("3 of 13");
  type("LABEL");
  expect(shown()).toEqual(["label"]);
  type("filler3");
  expect(shown()).toEqual(["filler3"]);
  type("root class");
  expect(shown()).toEqual(["root"]);
  expect(one(".api-none").hidden).toBe(true);
  type("acorns");
  expect(one(".api-none").hidden).toBe(false);
  type("");
  expect(one(".api-none").hidden).toBe(true);
});

test("a version narrows down to what is new since then, and the address keeps it", () => {
  choose("1.4");
  expect(shown()).toEqual(["label", "shape", "old"]);
  expect(one(".api-group").hidden).toBe(true);
  choose("1.10");
  expect(shown()).toEqual(["label"]);
  type("shape");
  expect(shown()).toEqual([]);
  type("seed");
  expect(location.search).toBe("?bag-props=seed&bag-props.since=1.10");
  open(`/page/${location.search}`);
  expect(shown()).toEqual(["label"]);
  expect(one<HTMLSelectElement>("select").value).toBe("1.10");
  escape();
  expect(one<HTMLSelectElement>("select").value).toBe("");
});

test("a version that the table does not have is not asked for", () => {
  open("/page/?bag-props.since=9.9");
  expect(shown()).toHaveLength(13);
  expect(one<HTMLSelectElement>("select").value).toBe("");
});

test("a chip narrows down further and is released again", () => {
  type("seed");
  one(".s-chip[value=required]").click();
  expect(shown()).toEqual(["label"]);
  expect(one(".s-chip[value=required]").ariaPressed).toBe("true");
  one(".s-chip[value=required]").click();
  expect(shown()).toEqual(["onPick", "label", "shape"]);
});

test("props that are only named are found with their group", () => {
  type("mt");
  expect(shown()).toEqual([]);
  expect(one(".api-group").hidden).toBe(false);
  expect(one<HTMLDetailsElement>(".api-group").open).toBe(true);
  expect(one(".api-none").hidden).toBe(true);
  type("");
  expect(one<HTMLDetailsElement>(".api-group").open).toBe(false);
  type("tmb");
  expect(one(".api-group").hidden).toBe(true);
});

test("all tables of the page are narrowed down, with what stands above them", () => {
  type("leather");
  expect(shown()).toEqual(["root"]);
  expect(one("[role=status]").textContent).toBe("1 of 13");
  expect(one("#props").hidden).toBe(false);
  expect(one("#classes").hidden).toBe(false);
  expect(one("#about").hidden).toBe(false);
  expect(one("[data-kind] .api-group").hidden).toBe(true);
  type("seed");
  for (const part of ["#classes", "#about", "[data-kind]"]) expect(one(part).hidden).toBe(true);
  type("");
  for (const part of ["#classes", "#about", "[data-kind]"]) expect(one(part).hidden).toBe(false);
});

test("deprecated rows that are folded open with what is found of them", () => {
  type("pouch");
  expect(shown()).toEqual(["old"]);
  const group = one<HTMLDetailsElement>("[data-kind] .api-group");
  expect([group.hidden, group.open]).toEqual([false, true]);
  type("");
  expect([group.hidden, group.open]).toEqual([false, false]);
});

test("the address keeps what was asked, until Escape shows everything again", () => {
  type("seed");
  one(".s-chip[value=callback]").click();
  expect(location.search).toBe("?bag-props=seed&bag-props.only=callback");
  open(`/page/${location.search}`);
  expect(shown()).toEqual(["onPick"]);
  expect(one<HTMLInputElement>("input").value).toBe("seed");
  escape();
  expect(shown()).toHaveLength(13);
  expect(one<HTMLInputElement>("input").value).toBe("");
  expect(location.search).toBe("");
});

test("what was typed before the filter was there is asked", () => {
  open("/page/?bag-props=label&bag-props.only=callback", "seed");
  expect(shown()).toEqual(["onPick"]);
  expect(one<HTMLInputElement>("input").value).toBe("seed");
  expect(location.search).toBe("?bag-props=seed&bag-props.only=callback");
});

test("rows are put in the order of the alphabet and back", () => {
  const first = shown();
  const sorted = [...first.slice(0, 11).sort(), ...first.slice(11)];
  one("[data-order]").click();
  expect(shown()).toEqual(sorted);
  expect(shown()).not.toEqual(first);
  expect(one("[data-order]").ariaPressed).toBe("true");
  expect(location.search).toBe("?bag-props.order=name");
  type("seed");
  expect(shown()).toEqual(["label", "onPick", "shape"]);
  escape();
  expect(shown()).toEqual(sorted);
  open(`/page/${location.search}`);
  expect(shown()).toEqual(sorted);
  one("[data-order]").click();
  expect(shown()).toEqual(first);
  expect(location.search).toBe("");
});

test("going back shows what was asked then", () => {
  type("seed");
  history.replaceState(null, "", "/page/?bag-props=label");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toEqual(["label"]);
});

test("what comes back in the history without another hash is no link to a row", () => {
  Element.prototype.scrollIntoView = vi.fn();
  open("/page/#bag-prop-onPick");
  type("label");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toEqual(["label"]);
  expect(location.search).toBe("?bag-props=label");
});

test.each([
  ["row", "label", "#bag-prop-onPick"],
  ["section", "seed", "#classes"],
])("a link to a %s that is left out shows everything, and leads to it", (_, asked, hash) => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  open(`/page/?bag-props=${asked}${hash}`);
  expect(shown()).toHaveLength(13);
  expect(location.href).toContain(`/page/${hash}`);
  expect(scrolled).toHaveBeenCalledOnce();
});
