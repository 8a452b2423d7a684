import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { page, t } from "../testing/shellModel";
import { ArticleLayout } from "./ArticleLayout";

// Specification, section 9: few pages show an ad.

const ad = { name: "acorns", title: "Acorns", text: "They grow.", href: "/acorn/" };

function article(fields: Parameters<typeof page>[0]): string {
  return renderToStaticMarkup(
    <ArticleLayout page={page(fields)} remarkForm={null} t={t}>
      <p>Leaves.</p>
    </ArticleLayout>,
  );
}

test("an ad stands below its page, is named one, and its link says what is followed", () => {
  const html = article({ ad });
  expect(html.indexOf("Leaves.")).toBeLessThan(html.indexOf("Acorns"));
  expect(html).toContain('aria-label="Ad from this site"');
  expect(html).toContain(
    '<a href="/acorn/" data-analytics-event-category="ad" data-analytics-event-action="open" ' +
      'data-analytics-name="acorns">Acorns</a>',
  );
});

test("other pages hold nothing of it", () => {
  expect(article({ ad: null })).not.toMatch(/"ad"|callout/);
});
