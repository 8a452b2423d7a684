import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { groupModules, providerComponents, providerEntries } from "./groups.ts";
import { emptyManifest } from "./testing/manifest.ts";

const manifest = {
  ...emptyManifest,
  families: {
    oak: { provider: "/site/oak.tsx", packages: ["kit"], others: [], imports: ["kit/Acorn"] },
    elm: { provider: "/site/elm.tsx", packages: [], others: [], imports: [] },
  },
  modules: {
    "oak/a/Leaf": { path: "/site/Leaf.tsx", family: "oak" },
    "oak/a/Twig": { path: "/site/Twig.tsx", family: "oak" },
    "elm/b/Bark": { path: "/site/Bark.tsx", family: "elm" },
  },
};

function chunk(fileName: string, modules: string[], imports: string[], entry?: string) {
  return {
    fileName,
    imports,
    name: entry ?? fileName,
    isEntry: entry !== undefined,
    modules: Object.fromEntries(
      modules.map((id) => [id, { code: `// ${id}\n${"x".repeat(100)}` }]),
    ),
  } as unknown as Rolldown.OutputChunk;
}

const chunks = [
  chunk("leaf", ["/site/Leaf.tsx"], ["oak", "shared"], "Leaf~oak.a.Leaf"),
  chunk("twig", ["/site/Twig.tsx"], ["oak", "shared"], "Twig~oak.a.Twig"),
  chunk("bark", ["/site/Bark.tsx"], ["elm"], "Bark~elm.b.Bark"),
  chunk("oak", ["/site/oak.tsx", "/site/oak.css"], ["styled"], "provider~oak"),
  chunk("elm", ["/site/elm.tsx"], ["styled"], "provider~elm"),
  chunk("styled", ["/node_modules/styled/index.js"], ["react"]),
  chunk("shared", ["/node_modules/kit/Acorn.js"], ["react"]),
  chunk("react", ["/node_modules/react/index.js", "/node_modules/react-dom/client.js"], []),
];

const groups = Object.fromEntries(groupModules(manifest, chunks).map((one) => [one.name, one]));

test("what providers reach is the base of their families", () => {
  expect(groups["base elm oak"]?.modules).toEqual(["/node_modules/styled/index.js"]);
  expect([...(groups["base elm oak"]?.pages ?? [])]).toEqual(["elm/b", "oak/a"]);
});

test("a provider is apart from its base, and its style sheet from both", () => {
  expect(groups["provider oak"]?.modules).toEqual(["/site/oak.tsx"]);
  // How much there is of a module does not depend on where it lies.
  expect(groups["provider oak"]?.size).toBe(100);
  const sheets = Object.values(groups).filter(({ kind }) => kind === "style");
  expect(sheets.map(({ modules }) => modules)).toEqual([["/site/oak.css"]]);
});

test("what demos of one page share goes by that page, and knows what it imports", () => {
  const shared = groups["shared oak/a"];
  expect(shared?.modules).toEqual(["/node_modules/kit/Acorn.js"]);
  expect(Array.from(shared?.imports ?? [], ({ name }) => name)).toEqual(["react "]);
});

test("what components of a site share is loaded by those that use it", () => {
  const parts = [
    chunk("tool", ["/site/Tool.tsx"], ["color"], "Tool~Tool"),
    chunk("ramp", ["/site/Ramp.tsx"], ["color"], "Ramp~Ramp"),
    chunk("grid", ["/site/Grid.tsx"], ["table"], "Grid~Grid"),
    chunk("rows", ["/site/Rows.tsx"], ["table"], "Rows~Rows"),
    chunk("color", ["/node_modules/color/index.js"], []),
    chunk("table", ["/node_modules/table/index.js"], []),
  ];
  const names = groupModules(manifest, parts).map(({ name }) => name);
  expect(names).toEqual(["shared Grid Rows", "shared Ramp Tool"]);
});

test("a module without code is with what it belongs to, and makes no group alone", () => {
  const group = (...modules: string[]) => {
    const shared = chunk("shared", modules, ["react"]);
    shared.modules["/node_modules/kit/index.js"] = {
      code: "// An index.\n",
    } as Rolldown.RenderedModule;
    const others = chunks.filter(({ fileName }) => fileName !== "shared");
    return groupModules(manifest, [...others, shared]).find(({ name }) => name === "shared oak/a");
  };
  expect(group("/kit/Acorn.js")?.modules).toEqual(["/kit/Acorn.js", "/node_modules/kit/index.js"]);
  expect(group()).toBeUndefined();
});

test("React is a group of its own, and what one demo needs alone stays with it", () => {
  expect(groups["react "]?.modules).toHaveLength(2);
  const grouped = Object.values(groups).flatMap(({ modules }) => modules);
  expect(grouped).not.toContain("/site/Leaf.tsx");
});

test("each family has an entry of its own", () =>
  expect(providerEntries(manifest)).toEqual({
    "provider~oak": "provider-component:/site/oak.tsx",
    "provider~elm": "provider-component:/site/elm.tsx",
  }));

test("the entry of a provider reaches its component alone", () => {
  const id = providerComponents.resolveId("provider-component:/site/oak.tsx");
  expect(providerComponents.load(id ?? "")).toBe('export { default } from "/site/oak.tsx";');
  expect(providerComponents.load("/site/oak.tsx")).toBeNull();
});
