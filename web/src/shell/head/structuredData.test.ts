import { expect, test } from "vitest";
import { page } from "../../testing/shellModel";
import { structuredData } from "./structuredData";

const canonical = "https://forest.example/acorn/leaf/";
const crumbs = [
  { title: "Acorn", href: "/acorn/" },
  { title: "Parts", href: null },
  { title: "Leaf", href: "/acorn/leaf/" },
];
const place = { ...page().place, breadcrumbs: crumbs };
const leaf = page({ picture: `${canonical}og.png`, route: "/acorn/leaf/", place });

function told(...given: Parameters<typeof structuredData>): unknown {
  return JSON.parse(structuredData(...given));
}

test("a page says what it is, and the way down to it without groups", () => {
  const article = {
    ...{ "@type": "TechArticle", headline: "Leaf", description: "What grows on a branch." },
    ...{ url: canonical, image: `${canonical}og.png` },
    isPartOf: { "@type": "WebSite", name: "Forest", url: "https://forest.example/" },
  };
  const acorn = { name: "Acorn", item: "https://forest.example/acorn/" };
  const itemListElement = [
    { "@type": "ListItem", position: 1, ...acorn },
    { "@type": "ListItem", position: 2, name: "Leaf", item: canonical },
  ];
  expect(told(leaf, canonical, "Forest")).toEqual({
    "@context": "https://schema.org",
    "@graph": [article, { "@type": "BreadcrumbList", itemListElement }],
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
