import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { web } from "../build/config.ts";
import type { DemoManifest } from "../build/manifest.ts";
import { emptyManifest } from "../build/testing/manifest.ts";
import { newFolder } from "../shared/testing/folder.ts";
import { importsOf, KnownImports, packagesOf } from "./packagesToBundle.ts";

function siteWith(files: Readonly<Record<string, string>>): DemoManifest {
  return { ...emptyManifest, root: newFolder(files) };
}

const none = newFolder();

test.each([
  [`import Leaf from "leaf";`, ["leaf"]],
  [`import "leaf/style";\nimport { a,\n  b } from '@wood/leaf/a';`, ["leaf/style", "@wood/leaf/a"]],
  [`export * from "leaf";`, ["leaf"]],
  [`const leaf = () => import("leaf");`, ["leaf"]],
  [`import type { Leaf } from "leaf";`, []],
])("the imports of %j are %j", (text, imports) => expect(importsOf(text)).toEqual(imports));

test("packages are those of demos, providers, components and playgrounds", () => {
  const manifest = siteWith({
    "pages/oak/Demo.tsx": `import Leaf from "leaf/Leaf";\nimport { a } from "./a";`,
    "families/oak/Provider.tsx": `import { theme } from "@wood/theme";`,
    "families/oak/playground.toml": `[imports]\nAcorn = "@wood/nuts/Acorn"\nname = "Acorn"\n`,
    "components/Tree.tsx": `import "tree";\nimport "tree/style.css";\nimport "showfloor";`,
    "components/Parts.tsx": `import { Note } from "showfloor/parts";`,
    "pages/oak/projects/mill/vite.config.ts": `import saw from "saw-for-node";`,
  });
  const own = ["react", "react-dom", "react/jsx-dev-runtime", "react/jsx-runtime"];
  const found = ["@wood/nuts/Acorn", "@wood/theme", "leaf/Leaf", ...own, "tree"];
  expect(packagesOf(manifest, none, new KnownImports())).toEqual({ client: found, ssr: found });
});

test("what one side alone runs is bundled for that side alone", () => {
  const tree = `import "react-dom/server";\nimport "react-dom/client";`;
  const manifest = siteWith({ "components/Tree.tsx": tree });
  const { client, ssr } = packagesOf(manifest, none, new KnownImports());
  const isSide = (name: string) => /^react-dom\/(server|client)$/.test(name);
  expect(client.filter(isSide)).toEqual(["react-dom/client"]);
  expect(ssr.filter(isSide)).toEqual(["react-dom/server"]);
});

test("nothing is bundled that only the text of a copied project imports", () => {
  const { client, ssr } = packagesOf(siteWith({}), web, new KnownImports());
  expect([...client, ...ssr].filter((name) => /^(?:vite$|@vitejs\/)/.test(name))).toEqual([]);
});

test("a script is read again when it has changed, and forgotten with it", () => {
  const imports = new KnownImports({ "/gone.tsx": { stamp: "", names: ["gone"] } });
  expect(imports.files).toEqual({});
  const { root } = siteWith({ "Leaf.tsx": `import "leaf";` });
  const file = path.join(root, "Leaf.tsx");
  const before = new KnownImports();
  expect(before.of(file)).toEqual(["leaf"]);
  const kept = Object.values(before.files).map((one) => ({ ...one, names: ["kept"] }));
  const again = new KnownImports(Object.fromEntries(kept.map((one) => [file, one])));
  expect(again.of(file)).toEqual(["kept"]);
  writeFileSync(file, `import "leaf"; import "bark";`);
  expect(again.of(file)).toEqual(["leaf", "bark"]);
});
