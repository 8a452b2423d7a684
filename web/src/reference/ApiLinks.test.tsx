import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { t } from "../testing/shellModel";
import { ApiLinks, ApiShortcuts } from "./ApiLinks";

const source = "https://code.example/tree/v1/src/Leaf";
const leaf = { title: "Leaf", href: "/acorn/api/leaf/", source };
const twig = { title: "Twig", href: "/acorn/api/twig/", source: null };

function links(html: string): (readonly [string | undefined, string])[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, text = ""]) => [href, text.replaceAll(/<[^>]*>/g, "")] as const,
  );
}

test("beside the title are the props and the source of the first entry", () => {
  const html = renderToStaticMarkup(<ApiShortcuts links={[leaf, twig]} t={t} />);
  expect(links(html)).toEqual([
    [leaf.href, "API Leaf"],
    [leaf.source, "Source Leaf"],
  ]);
});

test("at the end is all that there is about each entry, and what a family says of them", () => {
  const issues = "https://code.example/issues?q=Leaf";
  const page = { apiLinks: [leaf, twig], issues, design: "/acorn/files/" };
  expect(links(renderToStaticMarkup(<ApiLinks page={page} t={t} />))).toEqual([
    [leaf.href, "Leaf"],
    [leaf.source, "Source Leaf"],
    [twig.href, "Twig"],
    [issues, "Open issues"],
    ["/acorn/files/", "Design files"],
  ]);
});

test("a family that says nothing has no such links", () => {
  const page = { apiLinks: [twig], issues: null, design: null };
  expect(links(renderToStaticMarkup(<ApiLinks page={page} t={t} />))).toEqual([
    [twig.href, "Twig"],
  ]);
});
