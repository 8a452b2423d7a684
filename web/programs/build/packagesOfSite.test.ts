import { expect, test } from "vitest";

import { packagesOfSite } from "./packagesOfSite.ts";

const site = "/elsewhere/site";

/** What becomes of a style sheet of a site that lies outside the project. */
function transformed(css: string, id = `${site}/families/own/fonts.css`): unknown {
  const styles = packagesOfSite(site, "/project/web")[1];
  const { handler } = styles?.transform as { handler: (code: string, id: string) => unknown };
  return handler(css, id);
}

test("files of packages are found where the project has them", () => {
  const place = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
  expect(transformed(`src: url("${place}")`)).toMatch(
    /^src: url\(".+\/node_modules\/@fontsource-variable\/inter\/files\/[\w-]+\.woff2"\)$/,
  );
});

test("fonts that the build has made lighter are left to the bundler, which knows where they are", () => {
  const css = 'src: url("@fonts/inter-latin-wght-normal.basic.woff2") format("woff2")';
  expect(transformed(css)).toBe(css);
});

test("style sheets of others are left alone", () => {
  expect(transformed('src: url("@own/missing.woff2")', "/project/web/src/styles/a.css")).toBeNull();
});

test("a site within the project needs none of it", () => {
  expect(packagesOfSite("/project/site", "/project/web")).toEqual([]);
});
