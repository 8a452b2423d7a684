import { expect, test } from "vitest";
import { block, element } from "../testing/playground";
import { codeOf, textOf } from "./codeText";
import { excerptOf, indentOf, linesIn, stageHeight } from "./excerpt";

const opener = {
  prop: "open",
  button: element({ component: "Twig", children: ["Show"] }),
  opens: null,
  closes: "onClose",
  anchor: null,
};

function shown(fields: Parameters<typeof block>[0]) {
  const code = codeOf(block({ controls: [], ...fields }), {}, "ts");
  const excerpt = excerptOf(code);
  const lines = linesIn(code, excerpt);
  const left = lines.filter(({ folded }) => !folded);
  return { excerpt, lines, left, text: textOf(left.map(({ line }) => line)) };
}

function veins(count: number) {
  return Array.from({ length: count }, () => element({ component: "Vein" }));
}

test("code that the card has room for is whole", () => {
  expect(shown({ children: veins(5) }).excerpt).toBe("whole");
});

test("of longer code the element shows, without what surrounds it", () => {
  const { excerpt, text, lines } = shown({ opener, children: veins(2) });
  expect(excerpt).toBe("element");
  expect(text.split("\n").map((line) => line.trim())).toEqual([
    "<Twig onClick={() => setOpen(true)}>Show</Twig>",
    "<Leaf open={open} onClose={() => setOpen(false)}>",
    "<Vein />",
    "<Vein />",
    "</Leaf>",
  ]);
  expect(indentOf(lines)).toBe(6);
});

test("the button goes before anything of the element does", () => {
  const { excerpt, text } = shown({ opener, children: veins(7) });
  expect(excerpt).toBe("alone");
  expect(text).not.toContain("Twig");
});

test("of a long element its tag shows, and where something is left out", () => {
  const { excerpt, text, left } = shown({ children: veins(12) });
  expect(excerpt).toBe("tag");
  expect(text).toBe("<Leaf>\n</Leaf>");
  expect(left.map(({ cut }) => cut)).toEqual([false, true]);
});

test("the stage is lower beside longer code, within limits", () => {
  const heights = [1, 3, 5].map((count) => stageHeight(shown({ children: veins(count) }).lines));
  expect(heights).toEqual([200, 172, 128]);
});
