import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { quickReact } from "./quickReact.ts";

const { filter, handler } = quickReact.transform;
const require = createRequire(import.meta.url);

/** Evaluates a module of React, and those that it is made of, as they are bundled for the renderer. */
function evaluated(name: string, importer = require): Record<string, unknown> {
  const file = importer.resolve(name);
  const own = createRequire(file);
  const requireOne = (one: string): unknown =>
    filter.id.test(own.resolve(one)) ? evaluated(one, own) : own(one);
  const code = handler(readFileSync(file, "utf8"), file);
  const module = { exports: {} as Record<string, unknown> };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- As Node evaluates such a module.
  const evaluate = new Function("module", "exports", "require", code) as (
    ...args: unknown[]
  ) => void;
  evaluate(module, module.exports, requireOne);
  return module.exports;
}

test.each([
  ["/site/node_modules/react/index.js", true],
  ["/site/node_modules/react-dom/server.node.js", true],
  [String.raw`C:\site\node_modules\react\jsx-runtime.js`, true],
  ["/site/node_modules/react/cjs/react.production.js", false],
  ["/site/node_modules/react-is/index.js", false],
  ["/site/node_modules/@oak/react/index.js", false],
])("%s is a module that chooses between builds: %s", (id, isOne) =>
  expect(filter.id.test(id)).toBe(isOne),
);

test("the production build is taken", () => {
  expect(evaluated("react")).not.toHaveProperty("captureOwnerStack");
  expect(evaluated("react")).toHaveProperty("useState");
});

test("modules compiled for development make elements of the production build", () => {
  const { jsxDEV, Fragment } = evaluated("react/jsx-dev-runtime") as {
    jsxDEV: (...args: unknown[]) => object;
    Fragment: symbol;
  };
  expect(Fragment).toBe(Symbol.for("react.fragment"));
  const element = { type: "p", key: "key", ref: null, props: { id: "oak" } };
  expect(jsxDEV("p", { id: "oak" }, "key", false, { fileName: "Oak.tsx" }, {})).toEqual({
    $$typeof: Symbol.for("react.transitional.element"),
    ...element,
  });
});
