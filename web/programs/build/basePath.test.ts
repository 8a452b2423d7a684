import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { addressesWithBase } from "./basePath.ts";

type Hook = "resolveId" | "load" | "transform";

function call(plugin: Plugin, hook: Hook, ...args: string[]): unknown {
  const found = plugin[hook];
  if (found === undefined || typeof found === "function") throw new Error(`no handler of ${hook}`);
  return Reflect.apply(found.handler, undefined, args);
}

test("elements of the shell and of slots are made with the base, those of demos are not", () => {
  const plugin = addressesWithBase("/docs/", "/web", "/site");
  const id = call(plugin, "resolveId", "react/jsx-runtime", "/web/src/shell/Footer.tsx");
  expect(id).toBe("\0showfloor:jsx/react/jsx-runtime");
  expect(call(plugin, "resolveId", "react/jsx-runtime", "/site/slots/Footer.tsx")).toBe(id);
  expect(call(plugin, "resolveId", "react/jsx-runtime", "/site/pages/Leaf.tsx")).toBe(null);
  const runtime = String(call(plugin, "load", String(id)));
  expect(runtime).toContain('import * as react from "react/jsx-runtime"');
  expect(runtime).toContain('import { propsWithBase } from "/web/src/browser/basePath.ts"');
  expect(runtime).toMatch(/export const jsx = .*\nexport const jsxs = /);
  // Development has another runtime.
  const other = call(plugin, "load", "\0showfloor:jsx/react/jsx-dev-runtime");
  expect(other).toContain("export const jsxDEV = ");
});

test("at the root of a host calls are removed, and their last argument stays", () => {
  const plugin = addressesWithBase("/", "/web", "/site");
  const code = `import { attributeWithBase, withBase } from "../browser/basePath";
fetch(withBase(path), how);
set(key, attributeWithBase(key, value));`;
  expect(call(plugin, "transform", code)).toBe("\nfetch((path), how);\nset(key, (key, value));");
});
