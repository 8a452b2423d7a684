import { expect, test } from "vitest";
import { page } from "../../testing/shellModel";
import { structuredData } from "./structuredData";

const canonical = "https://forest.example/acorn/leaf/";
const crumbs = [
  { title: "Acorn", href: "/acorn/" },
  { title: "Parts", href: null },
  { title: "Leaf", href: "/acorn/leaf/" },
];
const leaf = page({
  picture: `${canonical}og.png`,
  route: "/acorn/leaf/",
  place: { ...page().place, breadcrumbs: crumbs },
});

function told(...given: Parameters<typeof structuredData>): unknown {
  return JSON.parse(structuredData(...given));
}

test("a page says what it is, and the way down to it without groups", () => {
  expect(told(leaf, canonical, "Forest")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TechArticle",
        headline: "Leaf",
        description: "What grows on a branch.",
        url: canonical,
        image: `${canonical}og.png`,
        isPartOf: { "@type": "WebSite", name: "Forest", url: "https://forest.example/" },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            name: "Acorn",
            item: "https://forest.example/acorn/",
          },
          { "@type": "ListItem", position: 2, name: "Leaf", item: canonical },
        ],
      },
    ],
  });
});

test("the first page is the site", () => {
  const home = page({ route: "/", place: { ...page().place, breadcrumbs: [] } });
  expect(told(home, "https://forest.example/", "Forest")).toMatchObject({
    "@graph": [{ "@type": "WebSite", name: "Forest" }],
  });
});

test("a page can be something else", () => {
  const post = { "@type": "BlogPosting", datePublished: "2026-11-20" };
  expect(told(leaf, canonical, "Forest", post)).toMatchObject({
    "@graph": [{ ...post, headline: "Leaf" }, {}],
  });
});

test("nothing in a title ends the script that holds it", () => {
  const text = structuredData(page({ title: "</script><!-- <b>" }), canonical, "Forest");
  expect(text).not.toContain("<");
  expect(text).toContain("\\u003c/script>");
});
