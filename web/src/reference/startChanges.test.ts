// @vitest-environment jsdom
import { createElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiChangesData } from "../model/page.gen";
import { changedPart } from "../testing/changes";
import { renderMarkup } from "../testing/markup";
import { t } from "../testing/shellModel";
import { ApiChanges } from "./ApiChanges";
import { startChanges } from "./startChanges.client";

const versions = ["1.0", "1.1", "2.0"];
const early = changedPart({ name: "early" }, { at: 1 });
const late = changedPart({ name: "late" }, { at: 2 });
const bag = { names: ["Bag"], href: null };
const data: ApiChangesData = { versions, entries: [{ ...bag, parts: [early, late] }] };
const shown = { older: "1.1", newer: "2.0", entries: [{ ...bag, parts: [late] }] };
const block = { type: "changes", ...shown, versions, data: "/changes.json" } as const;

const load = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  load.mockReset().mockImplementation(() => Promise.resolve(Response.json(data)));
  vi.stubGlobal("fetch", load);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function open(search = ""): void {
  history.replaceState(null, "", `/changes/${search}`);
  document.body.innerHTML = renderMarkup(createElement(ApiChanges, { block, language: "en", t }));
  startChanges(one("[data-changes]"));
}

function one(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

function choose(name: string, version: string): void {
  const select = one(`select[name=${name}]`) as HTMLSelectElement;
  select.value = version;
  select.dispatchEvent(new Event("change"));
}

const names = () =>
  [...document.querySelectorAll(".s-change-entry code")].map((c) => c.textContent);
const chosen = () => [...document.querySelectorAll("select")].map(({ value }) => value);

test("a page that is opened without versions loads nothing", () => {
  open();
  expect(chosen()).toEqual(["1.1", "2.0"]);
  expect(load).not.toHaveBeenCalled();
});

test("the address has the versions that are shown", async () => {
  open("?from=1.0&to=1.1");
  expect(chosen()).toEqual(["1.0", "1.1"]);
  await vi.waitFor(() => expect(names()).toEqual(["early"]));
  expect(load).toHaveBeenCalledExactlyOnceWith("/changes.json");
  expect(one("[data-between]").textContent).toBe("1.0 to 1.1");
});

test("another choice changes the address and the list", async () => {
  open();
  choose("from", "1.0");
  await vi.waitFor(() => expect(names()).toEqual(["early", "late"]));
  expect(location.search).toBe("?from=1.0&to=2.0");
});

test.each([
  ["from", "2.0", ["1.1", "2.0"]],
  ["to", "1.0", ["1.0", "1.1"]],
])("a version that does not fit moves the other one: %s %s", (name, version, expected) => {
  open();
  choose(name, version);
  expect(chosen()).toEqual(expected);
});

test.each(["?from=0.9&to=2.0", "?from=2.0&to=1.0", "?to=7"])(
  "an address with versions that are not known says so: %s",
  (search) => {
    open(search);
    expect(chosen()).toEqual(["1.1", "2.0"]);
    expect(one("[data-note]").textContent).toContain("are not known");
  },
);

test("a failure is told, and the next choice tries again", async () => {
  load.mockImplementationOnce(() => Promise.resolve(new Response("", { status: 404 })));
  open("?from=1.0&to=2.0");
  await vi.waitFor(() => expect(one("[data-note]").textContent).toContain("could not be loaded"));
  choose("to", "1.1");
  await vi.waitFor(() => expect(names()).toEqual(["early"]));
  expect(one("[data-note]").textContent).toBe("");
});

test("a link to changes that are left out shows all of them", () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  open();
  const only = one("[data-breaking]") as HTMLInputElement;
  only.checked = true;
  location.hash = "#removed";
  dispatchEvent(new Event("hashchange"));
  expect(only.checked).toBe(true);
  location.hash = "#added";
  dispatchEvent(new Event("hashchange"));
  expect(only.checked).toBe(false);
  expect(scrolled).toHaveBeenCalledOnce();
});
