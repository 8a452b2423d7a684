import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../shared/testing/folder.ts";
import { packagesOfSite } from "./packagesOfSite.ts";
import { emptyManifest } from "./testing/manifest.ts";

const home = newFolder();
const web = path.join(home, "engine", "web");
const root = path.join(home, "site");
const manifest = { ...emptyManifest, root, packages: path.join(root, "node_modules") };

const write = (file: string, text: string) => writeFiles(home, { [file]: text });

function install(folder: string, name: string, text = `export default "${name} of ${folder}";`) {
  const place = `${folder}/node_modules/${name}`;
  write(`${place}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
  write(`${place}/index.js`, text);
}

/** A module of the build that imports packages of the site. */
const joined: Plugin = {
  name: "joined",
  resolveId: (id) => (id === "showfloor:joined" ? `\0${id}` : null),
  load: (id) =>
    id === "\0showfloor:joined"
      ? 'import leaf from "oak"; import own from "sap"; export default [leaf, own];'
      : null,
};

install("engine/web", "react");
install("engine/web", "sap");
install("engine/web", "bark", 'import react from "react"; export default react;');
install("engine/web", "@emotion/react");
install("site", "react");
install("site", "oak");

async function built(code: string) {
  write("engine/web/src/entry.js", code);
  const { output } = (await build({
    configFile: false,
    root: web,
    logLevel: "silent",
    plugins: [packagesOfSite(manifest, web), joined],
    build: {
      write: false,
      rolldownOptions: { input: path.join(web, "src/entry.js"), preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const url = `data:text/javascript,${encodeURIComponent(output[0].code)}`;
  return ((await import(url)) as { default: unknown }).default;
}

test("there is one React, the site's, for the shell and for packages of the engine", async () => {
  const code = 'import own from "react"; import other from "bark"; export default [own, other];';
  expect(await built(code)).toEqual(["react of site", "react of site"]);
});

test("what the engine brings is its own, and so is what the site does not have", async () => {
  const code = 'import a from "sap"; import b from "@emotion/react"; export default [a, b];';
  expect(await built(code)).toEqual(["sap of engine/web", "@emotion/react of engine/web"]);
});

test("modules of the build import packages of the site, then of the engine", async () => {
  const code = 'export { default } from "showfloor:joined";';
  expect(await built(code)).toEqual(["oak of site", "sap of engine/web"]);
});

test.each(["elsewhere", "site/node_modules/elm"])(
  "a library in %s with a React of its own has that of the site",
  async (library) => {
    install(library, "react");
    install(library, "oak");
    const text = 'export { default } from "react"; export { default as oak } from "oak";';
    write(`${library}/dist/index.js`, text);
    const index = JSON.stringify(path.join(home, library, "dist/index.js"));
    const code = `import react, { oak } from ${index}; export default [react, oak];`;
    expect(await built(code)).toEqual(["react of site", `oak of ${library}`]);
  },
);
