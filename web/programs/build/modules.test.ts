import { expect, test, vi } from "vitest";
import type { DemoManifest } from "./manifest.ts";
import { demosOfStories, ids, siteModules } from "./modules.ts";

const family = { provider: "/site/Provider.tsx", packages: [], others: [], imports: [] };
const manifest = {
  families: { oak: family },
  schemeMarks: { light: [], dark: [".night"] },
  demoStyles: "/work/stylings.css",
  components: {},
  specimens: {},
  modules: {
    "oak/leaf/Basic": { path: "/site/Basic.tsx", family: "oak" },
    "oak/leaf/Windy": { path: "/site/Windy.tsx", family: "oak", tailwind: true },
    "oak/leaf/Styled": { path: "/site/Styled.tsx", family: "oak", adapters: ["/site/bark.tsx"] },
  },
  playgrounds: { "oak/leaf": { family: "oak", imports: { Leaf: 'import Leaf from "oak/Leaf";' } } },
} as unknown as DemoManifest;

function sourceOf(id: string): string {
  const { load } = siteModules(manifest, { web: "/web", work: "/work" });
  if (load === undefined || typeof load === "function") throw new Error("no handler");
  return String(Reflect.apply(load.handler, undefined, [`\0${id}`]));
}

// Some libraries look for what a family has set up for them as soon as they are loaded.
test.each([
  [ids.demo("oak/leaf/Basic"), "/site/Basic.tsx"],
  [ids.playgroundModule("oak/leaf"), "oak/Leaf"],
])("%s runs the provider of its family before what it shows", (id, shown) => {
  const source = sourceOf(id);
  expect(source).toContain(shown);
  expect(source.indexOf(family.provider)).toBeGreaterThan(-1);
  expect(source.indexOf(family.provider)).toBeLessThan(source.indexOf(shown));
});

test("what draws pages knows how the styles of libraries tell a color scheme", () => {
  const marks = 'export const schemeMarks = {"light":[],"dark":[".night"]}';
  expect(sourceOf(ids.registry)).toContain(marks);
});

test("demos bring the style sheet of Tailwind, pages the rules of the chosen styling", () => {
  expect(sourceOf(ids.demo("oak/leaf/Windy"))).toContain('import "/work/tailwind.css";');
  expect(sourceOf(ids.demo("oak/leaf/Basic"))).not.toContain("tailwind");
  expect(sourceOf(ids.part("demo"))).toContain('import "/work/stylings.css";');
  expect(sourceOf(ids.part("api"))).not.toContain("stylings");
});

test("a demo with an adapter is surrounded by its provider and the adapter, here and there", () => {
  const surrounding = ids.surrounding("oak/leaf/Styled");
  expect(sourceOf(ids.demo("oak/leaf/Styled"))).toContain(`import Provider from "${surrounding}"`);
  expect(sourceOf(ids.registry)).toContain(`"oak/leaf/Styled": () => import("${surrounding}")`);
  expect(sourceOf(ids.registry)).toContain(
    'export const surroundings = {"oak/leaf/Basic":"oak","oak/leaf/Windy":"oak","oak/leaf/Styled":"oak/leaf/Styled"}',
  );
  expect(sourceOf(surrounding).split("\n")).toEqual([
    'import Provider from "/site/Provider.tsx";',
    'import Adapter0 from "/site/bark.tsx";',
    'import { within } from "/web/src/demo/provider.ts";',
    "export default within(Provider, [Adapter0]);",
  ]);
});

const young = "/site/pages/oak/seed/Young.tsx";
const stories = "/site/pages/oak/seed/Seed.stories.tsx";

test("demos of stories are modules, with what they need found and watched beside their stories", () => {
  const modules = {
    "oak/seed/Young": { path: young, family: "oak", code: "export default null;", stories },
    "oak/seed/Old": { path: "/site/pages/oak/seed/Old.tsx", family: "oak" },
  };
  const root = "/site";
  const { resolveId, load } = demosOfStories({ ...manifest, root, modules });
  if (typeof resolveId !== "function" || typeof load !== "object") throw new Error("no handlers");
  const resolve = vi.fn((id: string, importer: string) => `${importer} > ${id}`);
  const addWatchFile = vi.fn();
  const resolved = (...asked: string[]) => Reflect.apply(resolveId, { resolve }, asked) as unknown;
  expect(resolved(young, "showfloor:registry")).toBe(young);
  expect(resolved("./Icon", young)).toBe(`${stories} > ./Icon`);
  expect(resolved("./Icon", "/site/pages/oak/seed/Old.tsx")).toBeUndefined();
  const loaded = (id: string) => Reflect.apply(load.handler, { addWatchFile }, [id]) as unknown;
  expect(loaded(young)).toBe("export default null;");
  expect(addWatchFile).toHaveBeenCalledExactlyOnceWith(stories);
  expect(loaded("/site/pages/oak/seed/Old.tsx")).toBeUndefined();
});
