import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { page, shellModel, t } from "../testing/shellModel";
import { ArticleLayout } from "./ArticleLayout";

// Specification, section 9: few pages show an ad.

const ad = { name: "acorns", title: "Acorns", text: "They grow.", href: "/acorn/" };

function article(fields: Parameters<typeof page>[0]): string {
  return renderToStaticMarkup(
    <ArticleLayout page={page(fields)} model={shellModel()} t={t}>
      <p>Leaves.</p>
    </ArticleLayout>,
  );
}

test("an ad stands below its page, is named one, and its link says what is followed", () => {
  const html = article({ ad });
  expect(html.indexOf("Leaves.")).toBeLessThan(html.indexOf("Acorns"));
  expect(html).toContain('aria-label="Ad from this site"');
  const counted =
    'event-category="ad" data-analytics-event-action="open" data-analytics-name="acorns"';
  expect(html).toContain(`<a href="/acorn/" data-analytics-${counted}>Acorns</a>`);
});

test("other pages hold no ad, and no other products", () =>
  expect(article({ ad: null })).not.toMatch(/"ad"|callout|Also in/));

test("a page of a superseded version leads to the newest, other pages do not", () => {
  const newest = { title: "v2", href: "https://acorn.example/2/leaf/" };
  const html = article({ newest });
  expect(html).toContain("You are reading about an older version.");
  expect(html).toMatch(/<a href="https:\/\/acorn.example\/2\/leaf\/"[^>]*>Go to v2<\/a>/);
  expect(article({ newest: null })).not.toContain("older version");
});

test("a page shows the status of its product, and its successor", () => {
  const text = "Gets fixes only.";
  const successor = { title: "Pine Kit", href: "/pine-kit/" };
  const html = article({ status: { kind: "maintenance", text, successor } });
  expect(html).toContain("Maintenance</span> Gets fixes only.");
  expect(html).toContain('Instead: <a class="s-text-link" href="/pine-kit/">Pine Kit</a>');
  expect(article({ status: { kind: "beta", text, successor: null } })).not.toContain("Instead");
  expect(article({})).not.toContain("article-note");
});

const siblings = [
  { title: "Oak", href: "/oak/leaf/" },
  { title: "Elm", href: "/elm/leaf/" },
];

test.each([
  ["en", "Also in Oak and Elm"],
  ["de", "Also in Oak und Elm"],
  ["ar", "Also in Oak وElm"],
])("the same component of other products is linked in the grammar of %s", (language, text) => {
  const html = article({ alsoIn: siblings, userLanguage: language });
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain(text);
  for (const { title, href } of siblings)
    expect(html).toContain(`<a class="s-text-link" href="${href}">${title}</a>`);
});
