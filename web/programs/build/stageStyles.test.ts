import postcss, { type AcceptedPlugin } from "postcss";
import { expect, test } from "vitest";
import type { DemoManifest } from "./manifest.ts";
import { type Place, stageStyles } from "./stageStyles.ts";

const manifest = {
  root: "/project/site",
  styles: ["/project/site/styles.css"],
  demoStyles: "/project/.build/stylings.css",
  schemeMarks: { light: [], dark: [] },
} as unknown as DemoManifest;

const body = "body{color:green}";

async function changed(file: string, css = body, place: Place = "stage", dark: string[] = []) {
  const site = { ...manifest, schemeMarks: { light: [], dark } };
  const { postcss: options } = stageStyles(site, { web: "/web", work: "/project/.build", place });
  const { plugins } = options as { plugins: AcceptedPlugin[] };
  return (await postcss(plugins).process(css, { from: file })).css;
}

test.each([
  "/project/node_modules/pine/styles.css",
  "/project/packages/pine/src/Leaf.css",
  "/project/site/families/pine/look.css",
  "/project/site/pages/pine/leaf/Leaf.css",
])("%s stays where demos are drawn", async (file) =>
  expect(await changed(file)).toMatch(/^@layer s-base\{body :where\(\[data-stage\], .*color:green/),
);

test.each([
  "/web/src/styles/base.css",
  "/project/site/styles.css",
  "/project/site/components/Scale.css",
  "/project/site/fonts/pine.css",
  "/project/.build/stylings.css",
])("%s is for the shell", async (file) => expect(await changed(file)).toBe(body));

const library = "/project/node_modules/pine/styles.css";

test("a document without the shell is the library's own", async () =>
  expect(await changed(library, body, "document")).toBe(body));

test("a scheme that the library marks is that of the device where no script tells it", async () => {
  const css = await changed(library, ".dark .leaf{color:red}", "stage", [".dark"]);
  const untold = ":is(.dark,:root:not([data-color-scheme])) .leaf{color:red}";
  const marked = ':is(.dark,[data-color-scheme="dark"]) .leaf{color:red}';
  expect(css).toBe(`${marked}@media (prefers-color-scheme:dark){${untold}}`);
});
