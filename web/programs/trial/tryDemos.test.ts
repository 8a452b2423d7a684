import { readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { newFolder } from "../shared/testing/folder.ts";
import { tryDemos } from "./tryDemos.ts";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

function makeProject(): string {
  const pine = "node_modules/pine";
  const root = newFolder({
    [`${pine}/package.json`]: '{"name":"pine","type":"module","main":"i.js"}',
    [`${pine}/i.js`]: 'import "./i.css"; export const Leaf = () => "Leaf";',
    [`${pine}/i.css`]: ".leaf{color:green}",
  });
  for (const name of ["react", "react-dom", "scheduler"]) {
    symlinkSync(path.join(modules, name), path.join(root, "node_modules", name), "dir");
  }
  return root;
}

const demo = (body: string) => `export default function Demo() { ${body} }`;

test("each demo is drawn in each provider, and a failure is one of its own", async () => {
  const root = makeProject();
  const provider = `import { theme } from './theme';
export default ({ children }) => <section title={theme}>{children}, in {theme}</section>;`;
  const trials = await tryDemos({
    root,
    demos: [
      demo("return <b>Leaf<style>{'.a{}'}</style></b>;"),
      demo("return <i>{window.innerWidth}</i>;"),
      `const width = window.innerWidth; ${demo("return width;")}`,
    ],
    providers: [{}, { "Provider.tsx": provider, "theme.ts": "export const theme = 'green';" }],
  });
  const failed = { text: "", failure: "window is not defined" };
  expect(trials).toEqual([
    { demo: 0, provider: 0, text: "Leaf", failure: null },
    { demo: 0, provider: 1, text: "Leaf , in green", failure: null },
    { demo: 1, provider: 0, ...failed },
    { demo: 1, provider: 1, ...failed },
    { demo: 2, provider: 0, ...failed },
    { demo: 2, provider: 1, ...failed },
  ]);
  expect(readdirSync(path.join(root, ".showfloor"))).toEqual([]);
});

test("a package is bundled: it may import style sheets, and lack what its types promise", async () => {
  const root = makeProject();
  const use = (name: string) =>
    `import { ${name} } from 'pine'; ${demo(`return <p><${name} /></p>;`)}`;
  const trials = await tryDemos({ root, demos: [use("Leaf"), use("Root")], providers: [{}] });
  expect(trials.map(({ text, failure }) => [text, failure?.slice(0, 23)])).toEqual([
    ["Leaf", undefined],
    ["", "Element type is invalid"],
  ]);
});
