import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Content, withContent } from "./Content";

test("content is put into its place in the markup of a component, whatever signs it has", () => {
  const markup = `<figure>${renderToStaticMarkup(<Content html="" />)}</figure>`;
  const content = '<div class="s-content" data-content=""><p>$1 and $&</p></div>';
  expect(withContent(markup, "<p>$1 and $&</p>")).toBe(`<figure>${content}</figure>`);
});

test("a component that leaves its content out stays as it is", () =>
  expect(withContent("<hr>", "<p>Text</p>")).toBe("<hr>"));
