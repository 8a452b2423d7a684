import { expect, test } from "vitest";
import { sandboxDocument } from "./sandboxDocuments.ts";
import { packageOfModule, sandboxIds } from "./sandboxModules.ts";

test("a document loads what its family needs and holds no script itself", () => {
  const files = { script: "/_assets/oak.js", imports: ["/_assets/kit.js"] };
  const assets = { ...files, stylesheets: ["/a.css"] };
  expect(sandboxDocument("oak", assets, { theme: "/theme.css" })).toBe(`<!doctype html>
<html lang="en" data-family="oak">
<meta charset="utf-8">
<title>Demo</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="/a.css">
<link rel="stylesheet" href="/theme.css">
<link rel="modulepreload" href="/_assets/kit.js">
<script type="module" src="/_assets/oak.js"></script>
<body data-stage="oak"></body>
</html>
`);
});

test("modules go to the chunk of their documented package, if they have one", () => {
  const plan = { families: ["oak"], specifiers: { "@oak/kit": ["@oak/kit"] } };
  const chunks = [
    "/x/node_modules/@oak/kit/Leaf.js",
    "/x/node_modules/@oak/kit/node_modules/clsx/index.js",
    "/x/node_modules/other/index.js",
    "/x/site/families/oak/Provider.tsx",
    `\0${sandboxIds.package("@oak/kit")}`,
  ];
  const kit = chunks.filter((id) => packageOfModule(id, plan) !== undefined);
  expect(kit).toEqual([chunks[0], chunks[4]]);
  expect(packageOfModule(kit[0] ?? "", plan)).toBe("@oak/kit");
});
