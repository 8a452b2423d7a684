import { expect, test } from "vitest";
import { block, element } from "../testing/playgroundBlock";
import { codeOf, joinLines } from "./codeText";
import { excerptOf, indentOf, linesIn, stageHeight } from "./excerpt";

const opener = {
  prop: "open",
  press: "onClick",
  button: element({ component: "Twig", children: ["Show"] }),
  opens: null,
  closes: "onClose",
  anchor: null,
};

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

/** The excerpt as readers see it. */
function read(fields: Parameters<typeof block>[0]): readonly string[] {
  return shown(fields).left.flatMap(({ line, cut }) => [
    ...(cut ? ["…"] : []),
    joinLines([line]).trim(),
  ]);
}

test("a long element shows as many children as have room, and where something is left out", () => {
  const { excerpt } = shown({ children: veins(12) });
  expect(excerpt).toBe("beginning");
  expect(read({ children: veins(12) })).toEqual([
    "<Leaf>",
    ...veins(6).map(() => "<Vein />"),
    "…",
    "</Leaf>",
  ]);
});

test("a child that has no room is shortened itself, and each part is closed", () => {
  const twig = element({ component: "Twig", children: veins(5) });
  const branch = element({ component: "Branch", children: [twig] });
  expect(read({ children: [branch, twig] })).toEqual([
    "<Leaf>",
    "<Branch>",
    "<Twig>",
    "<Vein />",
    "…",
    "</Twig>",
    "</Branch>",
    "…",
    "</Leaf>",
  ]);
});

test("fewer lines show less, down to the tag", () => {
  expect(read({ children: veins(5), lines: 5 })).toEqual([
    "<Leaf>",
    "<Vein />",
    "<Vein />",
    "…",
    "</Leaf>",
  ]);
  expect(read({ children: veins(5), lines: 3 })).toEqual(["<Leaf>", "…", "</Leaf>"]);
});

test("the stage is lower beside longer code, within limits", () => {
  const heights = [1, 3, 5].map((count) => stageHeight(shown({ children: veins(count) }).lines));
  expect(heights).toEqual([200, 172, 128]);
});
