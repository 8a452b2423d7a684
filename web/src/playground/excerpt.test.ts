import { expect, test } from "vitest";
import { block, element } from "../testing/playgroundBlock";
import { codeOf, joinLines } from "./codeText";
import { excerptOf, indentOf, linesIn, stageHeight } from "./excerpt";

const button = element({ component: "Twig", children: ["Show"] });
const calls = { press: "onClick", opens: null, closes: "onClose", anchor: null };
const opener = { prop: "open", button, ...calls };

function shown(fields: Parameters<typeof block>[0]) {
  const { lines: rows, ...rest } = block({ controls: [], ...fields });
  const code = codeOf({ ...rest, lines: rows }, {}, "ts");
  const excerpt = excerptOf(code, rows);
  const lines = linesIn(code, excerpt, rows);
  const left = lines.filter(({ folded }) => !folded);
  return { excerpt, lines, left, text: joinLines(left.map(({ line }) => line)) };
}

function veins(count: number) {
  return Array.from({ length: count }, () => element({ component: "Vein" }));
}

test("code that the card has room for is whole", () =>
  expect(shown({ children: veins(5) }).excerpt).toBe("whole"));

test("of longer code the element shows, without what surrounds it", () => {
  const { excerpt, text, lines } = shown({ opener, children: veins(2) });
  expect(excerpt).toBe("element");
  const leaf = "<Leaf open={open} onClose={() => setOpen(false)}>";
  const inside = ["<Vein />", "<Vein />", "</Leaf>"];
  const twig = "<Twig onClick={() => setOpen(true)}>Show</Twig>";
  expect(text.split("\n").map((line) => line.trim())).toEqual([twig, leaf, ...inside]);
  expect(indentOf(lines)).toBe(6);
});

test("the button goes before anything of the element does", () => {
  const { excerpt, text } = shown({ opener, children: veins(7) });
  expect(excerpt).toBe("alone");
  expect(text).not.toContain("Twig");
});

const twig = element({ component: "Twig", children: veins(5) });
const branch = element({ component: "Branch", children: [twig] });
const six = "<Vein /> ".repeat(6);

test.each([
  ["as many children as have room", veins(12), 9, `<Leaf> ${six}… </Leaf>`],
  [
    "a child that is shortened itself, with each part closed",
    [branch, twig],
    9,
    "<Leaf> <Branch> <Twig> <Vein /> … </Twig> </Branch> … </Leaf>",
  ],
  ["less in fewer lines", veins(5), 5, "<Leaf> <Vein /> <Vein /> … </Leaf>"],
  ["the tag in three lines", veins(5), 3, "<Leaf> … </Leaf>"],
])("a long element shows %s", (_, children, lines, text) => {
  const { excerpt, left } = shown({ children, lines });
  const seen = left.map(({ line, cut }) => `${cut ? "… " : ""}${joinLines([line]).trim()}`);
  expect([excerpt, seen.join(" ")]).toEqual(["beginning", text]);
});

test("the stage is lower beside longer code, within limits", () => {
  const heights = [1, 3, 5].map((count) => stageHeight(shown({ children: veins(count) }).lines));
  expect(heights).toEqual([200, 172, 128]);
});
