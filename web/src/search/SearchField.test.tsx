import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SearchCounts } from "../model/page.gen";
import { createTranslate } from "../model/messages";
import { SearchField } from "./SearchField";

const templates = {
  "search.field": "search.field {pages} {props} {icons}",
  "search.field.pages": "search.field.pages {pages}",
};

function render(counts: SearchCounts, language = "en"): string {
  const examples = [{ query: "dark mode", href: "/acorn/dark/" }];
  return renderToStaticMarkup(
    <SearchField
      block={{ type: "search-field", examples, counts }}
      t={createTranslate(templates, language)}
    />,
  );
}

test("the field says how much there is, and leads to the search without a script", () => {
  const html = render({ pages: 941, props: 6120, icons: 10_773 });
  expect(html).toContain("search.field 941 6,120 10,773");
  expect(html).toContain('href="/search/" data-search-for=""');
});

test("numbers are written as in the language of the page", () =>
  expect(render({ pages: 941, props: 6120, icons: 10_773 }, "de")).toContain(
    "search.field 941 6.120 10.773",
  ));

test("a site without a reference or icons counts its pages", () =>
  expect(render({ pages: 7, props: 0, icons: 0 })).toContain("<span>search.field.pages 7</span>"));

test("an example is a link to what it finds, with its words for the script", () =>
  expect(render({ pages: 7, props: 0, icons: 0 })).toContain(
    'href="/acorn/dark/" data-search-for="dark mode"',
  ));
