import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { tryDemos } from "./tryDemos.ts";

const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

function makeProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), "trial "));
  mkdirSync(path.join(root, "node_modules"));
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
  expect(trials).toEqual([
    { demo: 0, provider: 0, text: "Leaf", failure: null },
    { demo: 0, provider: 1, text: "Leaf , in green", failure: null },
    ...[
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ].map(([one, other]) => ({
      demo: one,
      provider: other,
      text: "",
      failure: "window is not defined",
    })),
  ]);
  expect(readdirSync(path.join(root, ".showfloor"))).toEqual([]);
});

test("a package is bundled: it may import style sheets, and lack what its types promise", async () => {
  const root = makeProject();
  const folder = path.join(root, "node_modules/pine");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "package.json"), '{"name":"pine","type":"module","main":"i.js"}');
  writeFileSync(path.join(folder, "i.js"), 'import "./i.css"; export const Leaf = () => "Leaf";');
  writeFileSync(path.join(folder, "i.css"), ".leaf{color:green}");
  const use = (name: string) =>
    `import { ${name} } from 'pine'; ${demo(`return <p><${name} /></p>;`)}`;
  const trials = await tryDemos({ root, demos: [use("Leaf"), use("Root")], providers: [{}] });
  expect(trials.map(({ text, failure }) => [text, failure?.slice(0, 23)])).toEqual([
    ["Leaf", undefined],
    ["", "Element type is invalid"],
  ]);
});
