// @vitest-environment jsdom
import { expect, test } from "vitest";
import { breakableMarks, fromFirstMark, markedExcerpt, markedName, marks } from "./marks.client";

function drawn(pieces: readonly string[], draw = marks): string {
  const target = document.createElement("p");
  target.append(...draw(pieces));
  return target.innerHTML;
}

test.each([
  ["LeafVein", "leaf", "<mark>Leaf</mark>Vein"],
  ["Text Field", "text field", "<mark>Text</mark> <mark>Field</mark>"],
  ["LeafVein", "leafvein", "<mark>LeafVein</mark>"],
  ["Leaf", "", "Leaf"],
  ["<img src=x onerror=a>", "img", "&lt;<mark>img</mark> src=x onerror=a&gt;"],
  ["a(b", "(b|<i>", "a(b"],
])("the name %s is marked by the query '%s', and markup stays text", (name, query, html) =>
  expect(drawn(markedName(name, query))).toBe(html),
);

test("short words are marked where a word begins, and not inside of others", () => {
  const pieces = markedName("Icons on buttons", "tooltip on button");
  expect(pieces).toEqual(["Icons ", "on", " ", "button", "s"]);
  expect(markedName("Button", "bu")).toEqual(["", "Bu", "tton"]);
});

test("a name breaks before its words, marked or not, and nowhere else", () => {
  const broken = (name: string) => drawn(markedName(name, "button"), breakableMarks);
  const previous = "previous<wbr>Icon<mark><wbr>Button</mark><wbr>Props";
  expect(broken("previousIconButtonProps")).toBe(previous);
  expect(broken("scrollButtons")).toBe("scroll<mark><wbr>Button</mark>s");
});

test("of an excerpt only Pagefind's own marks are marks", () => {
  const excerpt = "a <mark>leaf</mark> &lt;b&gt;x&lt;/b&gt; &lt;mark&gt;";
  expect(drawn(markedExcerpt(excerpt))).toBe(excerpt);
  expect(drawn(markedExcerpt("<script>x</script>"))).toBe("&lt;script&gt;x&lt;/script&gt;");
});

test("an excerpt begins a few words before the first mark", () => {
  const long = "One could say a great deal about trees before one comes to what a ";
  const short = "… about trees before one comes to what a ";
  expect(fromFirstMark([long, "leaf", " is"])).toEqual([short, "leaf", " is"]);
  expect(fromFirstMark(["Of a ", "leaf", " and"])).toEqual(["Of a ", "leaf", " and"]);
  expect(fromFirstMark([long])).toEqual([long]);
  expect(fromFirstMark([])).toEqual([""]);
});
