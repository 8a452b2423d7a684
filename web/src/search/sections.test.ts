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

const labels = (list: HTMLElement) =>
  Array.from(list.querySelectorAll("h2"), ({ textContent }) => textContent);

test("the first group is there at once, and each of the others is drawn in a task of its own", async () => {
  const list = document.createElement("div");
  const drawn: string[] = [];
  const placed = new Sections(list).place([group("Pages", drawn), group("Props", drawn)]);
  expect([labels(list), drawn]).toEqual([["Pages"], ["Pages"]]);
  await placed;
  expect([labels(list), drawn]).toEqual([
    ["Pages", "Props"],
    ["Pages", "Props"],
  ]);
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
