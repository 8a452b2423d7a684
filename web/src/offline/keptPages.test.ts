import { expect, test } from "vitest";
import { keptPages, listPages } from "./keptPages.client";

function cacheOf(pages: Readonly<Record<string, string>>): Cache {
  const requests = Object.keys(pages).map((path) => ({ url: `https://docs.example${path}` }));
  const match = ({ url }: { url: string }) =>
    Promise.resolve(new Response(pages[new URL(url).pathname] ?? ""));
  return { keys: () => Promise.resolve(requests), match } as unknown as Cache;
}

test("pages are listed by their titles or paths, the one that was read last first", async () => {
  const pages = {
    "/elm/": "",
    "/oak/": "<!doctype html><html><head><title>Oak &amp; elm</title>",
    "/oak/leaf/": "<title>Leaf</title>",
  };
  // Documents of demos and sandboxes are no pages.
  const others = { "/oak/demos/Leaf/": "", "/_sandbox/": "", "/oak/index.json": "" };
  expect(await keptPages(cacheOf({ ...pages, ...others }))).toEqual([
    { path: "/oak/leaf/", title: "Leaf" },
    { path: "/oak/", title: "Oak &amp; elm" },
    { path: "/elm/", title: "/elm/" },
  ]);
});

test("the list is filled with links", () => {
  const html = '<p>x</p><ul data-kept=""></ul><ul></ul>';
  expect(listPages(html, [{ path: "/a&b/", title: "A $& B" }])).toBe(
    '<p>x</p><ul data-kept=""><li><a href="/a&amp;b/">A $& B</a></li></ul><ul></ul>',
  );
});
