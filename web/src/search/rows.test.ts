// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { Engine } from "./engine.client";
import type { Hit } from "./rank";
import { renderHit, renderSectionHit, showLine } from "./rows.client";

const engine = {
  index: { products: [] },
  describe: (route: string) => (route === "/leaf/" ? "What grows on a branch." : ""),
} as unknown as Engine;

function drawn(kind: "guide" | "prop", href: string, type?: string, query = "leaf"): HTMLElement {
  const place = { parent: "", href, ...(type === undefined ? {} : { type }) };
  const symbol = { kind, name: "leaf", product: 0, places: [place], deprecated: false };
  const hit: Hit = { symbol, place, score: 1, fieldScore: 1, loose: false };
  return renderHit(hit, query, engine);
}

test("a part of the reference has its type in code, a guide its sentence", () => {
  const part = drawn("prop", "/api/leaf/#prop-leaf", "'mild' | <b> = 'mild'");
  expect(part.querySelector("[dir=ltr]")?.textContent).toBe("'mild' | <b> = 'mild'");
  expect(part.querySelector("b, [dir=auto]")).toBeNull();
  const guide = drawn("guide", "/leaf/");
  expect(guide.querySelector("[dir=auto]")?.textContent).toBe("What grows on a branch.");
  expect(guide.querySelector("[dir=ltr]")).toBeNull();
});

test("a guide shows its line that was asked for, unless its sentence has as much of it", () => {
  const hit = { href: "/leaf/#fall", title: "Leaf", heading: null, product: 0 };
  const shown = (query: string) => {
    const row = drawn("guide", "/leaf/", undefined, query);
    showLine(row, { ...hit, excerpt: "It turns <mark>red</mark> &lt;b&gt; in autumn." });
    return row.querySelector(".s-found-about")?.innerHTML;
  };
  expect(shown("red")).toBe("It turns <mark>red</mark> &lt;b&gt; in autumn.");
  expect(shown("branch")).toBe("What grows on a <mark>branch</mark>.");
});

test("what says nothing of itself has no empty line", () =>
  expect(drawn("prop", "/api/leaf/", "").querySelector("[dir=ltr]")).toBeNull());

test("a section below its page shows its own name, and says whose it is to who hears it alone", () => {
  vi.stubGlobal("CSS", { escape: String });
  const place = { parent: "Oak", href: "/oak/#leaf" };
  const symbol = { kind: "section", name: "leaf", product: 0, places: [place], deprecated: false };
  const mark = { index: { products: [{ id: "tree", name: "Tree" }] }, describe: () => "" };
  const hit = { symbol, place, score: 1, fieldScore: 1, loose: false } as Hit;
  const row = renderSectionHit(hit, "leaf", mark as unknown as Engine);
  expect(row.querySelector(".visually-hidden")?.textContent).toBe("Oak");
  expect(row.textContent).toBe("leaf Oak");
  vi.unstubAllGlobals();
});
