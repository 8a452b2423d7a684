// @vitest-environment jsdom
import { expect, test } from "vitest";
import { breakableMarks, fromFirstMark, markedExcerpt, markedName, marks } from "./marks.client";

function drawn(pieces: readonly string[]): string {
  const target = document.createElement("p");
  target.append(...marks(pieces));
  return target.innerHTML;
}

test("names are marked where they have words of the query", () => {
  expect(drawn(markedName("LeafVein", "leaf"))).toBe("<mark>Leaf</mark>Vein");
  expect(drawn(markedName("Text Field", "text field"))).toBe(
    "<mark>Text</mark> <mark>Field</mark>",
  );
  expect(drawn(markedName("LeafVein", "leafvein"))).toBe("<mark>LeafVein</mark>");
  expect(drawn(markedName("Leaf", ""))).toBe("Leaf");
});

test("short words are marked where a word begins, and not inside of others", () => {
  const pieces = markedName("Icons on buttons", "tooltip on button");
  expect(pieces).toEqual(["Icons ", "on", " ", "button", "s"]);
  expect(markedName("Button", "bu")).toEqual(["", "Bu", "tton"]);
});

test("a name breaks before its words, marked or not, and nowhere else", () => {
  const target = document.createElement("p");
  target.append(...breakableMarks(markedName("previousIconButtonProps", "button")));
  expect(target.innerHTML).toBe("previous<wbr>Icon<mark><wbr>Button</mark><wbr>Props");
  expect(target.textContent).toBe("previousIconButtonProps");
  const inWord = document.createElement("p");
  inWord.append(...breakableMarks(markedName("scrollButtons", "button")));
  expect(inWord.innerHTML).toBe("scroll<mark><wbr>Button</mark>s");
});

test("markup in names and queries stays text", () => {
  expect(drawn(markedName("<img src=x onerror=a>", "img"))).toBe(
    "&lt;<mark>img</mark> src=x onerror=a&gt;",
  );
  expect(drawn(markedName("a(b", "(b|<i>"))).toBe("a(b");
});

test("of an excerpt only Pagefind's own marks are marks", () => {
  expect(drawn(markedExcerpt("a <mark>leaf</mark> &lt;b&gt;x&lt;/b&gt; &lt;mark&gt;"))).toBe(
    "a <mark>leaf</mark> &lt;b&gt;x&lt;/b&gt; &lt;mark&gt;",
  );
  expect(drawn(markedExcerpt("<script>x</script>"))).toBe("&lt;script&gt;x&lt;/script&gt;");
});

test("an excerpt begins a few words before the first mark", () => {
  const long = "One could say a great deal about trees before one comes to what a ";
  expect(fromFirstMark([long, "leaf", " is"])).toEqual([
    "… about trees before one comes to what a ",
    "leaf",
    " is",
  ]);
  expect(fromFirstMark(["Of a ", "leaf", " and"])).toEqual(["Of a ", "leaf", " and"]);
  expect(fromFirstMark([long])).toEqual([long]);
  expect(fromFirstMark([])).toEqual([""]);
});
