import path from "node:path";
import type { Plugin } from "vite";

const runtime = /^react\/jsx(?:-dev)?-runtime$/;
const own = "\0showfloor:jsx/";

/**
 * Has addresses begin with the base of the site.
 *
 * @param web Absolute path of the frontend's folder.
 * @param site Absolute path of the site's folder.
 */
export function addressesWithBase(base: string, web: string, site: string): Plugin {
  return base === "/" ? withoutCalls : elementsWithBase(web, site);
}

const imported = /^import \{[^}]*\} from "[^"]*browser\/basePath";$/m;
const calls = /\b(?:withBase|sitePath|htmlWithBase|attributeWithBase)(?=\()/g;

/**
 * Removes the calls of functions that change nothing at the root of a host, so that scripts are as small
 * as without them: what is left in parentheses is the result, the last argument.
 */
const withoutCalls: Plugin = {
  name: "showfloor:without-base",
  enforce: "pre",
  transform: {
    filter: { code: imported },
    handler: (code) => code.replace(imported, "").replaceAll(calls, ""),
  },
};

/**
 * Puts the base of the site before the addresses in elements of the shell and of the site's slots, where
 * JSX makes them. Demos and components of the site have React's own runtime: their authors write `import.meta.env.BASE_URL`.
 */
function elementsWithBase(web: string, site: string): Plugin {
  const folders = [path.posix.join(web, "src/"), path.posix.join(site, "slots/")];
  return {
    name: "showfloor:elements-with-base",
    enforce: "pre",
    resolveId: {
      filter: { id: runtime },
      handler: (id, importer) =>
        folders.some((folder) => importer?.startsWith(folder)) ? own + id : null,
    },
    load: {
      filter: { id: /^\0showfloor:jsx\// },
      handler: (id) => runtimeWithBase(id.slice(own.length), web),
    },
  };
}

/** A runtime that changes the properties of elements, and leaves those of components alone. */
function runtimeWithBase(id: string, web: string) {
  const names = id.includes("-dev-") ? ["jsxDEV"] : ["jsx", "jsxs"];
  return [
    `import * as react from ${JSON.stringify(id)};`,
    `import { propsWithBase } from ${JSON.stringify(path.posix.join(web, "src/browser/basePath.ts"))};`,
    'const based = (type, props) => (typeof type === "string" ? propsWithBase(props) : props);',
    "export const { Fragment } = react;",
    ...names.map(
      (name) =>
        `export const ${name} = (type, props, ...rest) => react.${name}(type, based(type, props), ...rest);`,
    ),
  ].join("\n");
}
