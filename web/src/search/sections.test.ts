// @vitest-environment jsdom
import { expect, test } from "vitest";
import { Sections } from "./sections.client";

function group(label: string, drawn: string[] = []) {
  return {
    label,
    get rows() {
      drawn.push(label);
      return [document.createElement("a")];
    },
  };
}

/** A group whose rows are new every time, as in every answer. */
function named(label: string, ...names: string[]) {
  const rows = names.map((name) => {
    const row = document.createElement("a");
    row.textContent = name;
    return row;
  });
  return { label, rows };
}

const rows = (list: HTMLElement) =>
  Array.from(list.querySelectorAll("a"), ({ textContent }) => textContent);

const labels = (list: HTMLElement) =>
  Array.from(list.querySelectorAll("h2"), ({ textContent }) => textContent);

test("the first group is there at once, and each of the others is drawn in a task of its own", async () => {
  const list = document.createElement("div");
  const drawn: string[] = [];
  const placed = new Sections(list).place([group("Pages", drawn), group("Props", drawn)]);
  expect([labels(list), drawn]).toEqual([["Pages"], ["Pages"]]);
  await placed;
  const both = ["Pages", "Props"];
  expect([labels(list), drawn]).toEqual([both, both]);
});

test("a newer answer ends the older one, of which nothing stays", async () => {
  const list = document.createElement("div");
  const sections = new Sections(list);
  const older = sections.place([group("Pages"), group("Props")]);
  await Promise.all([older, sections.place([group("Icons")])]);
  expect(labels(list)).toEqual(["Icons"]);
});

test("what is the same stays as it is", async () => {
  const list = document.createElement("div");
  const sections = new Sections(list);
  const pages = group("Pages");
  await sections.place([pages]);
  const [section] = list.children;
  await sections.place([pages, group("Text")]);
  expect([list.children[0] === section, labels(list)]).toEqual([true, ["Pages", "Text"]]);
  await sections.place([]);
  expect(labels(list)).toEqual([]);
});

test("rows that are shown stay in the page when more of their group come", async () => {
  const list = document.createElement("div");
  const sections = new Sections(list);
  await sections.place([named("Pages", "card")]);
  const shown = list.querySelector("a");
  await sections.place([named("Pages", "card", "popover"), group("Props")]);
  expect(list.querySelector("a") === shown).toBe(true);
  expect(rows(list)).toEqual(["card", "popover", ""]);
  expect(labels(list)).toEqual(["Pages", "Props"]);
});

test("rows that do not come first any more are drawn anew", async () => {
  const list = document.createElement("div");
  const sections = new Sections(list);
  await sections.place([named("Pages", "card", "popover")]);
  await sections.place([named("Pages", "popover", "card")]);
  expect(rows(list)).toEqual(["popover", "card"]);
  await sections.place([named("Props", "popover", "card")]);
  expect([rows(list), labels(list)]).toEqual([["popover", "card"], ["Props"]]);
  await sections.place([named("Props", "popover")]);
  expect(rows(list)).toEqual(["popover"]);
});
