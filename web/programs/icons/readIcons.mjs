import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { RequestError } from "../shared/failure.mjs";
import { importModule } from "../shared/unknown.mjs";

/**
 * @typedef {object} IconsRequest
 * @property {string} project The folder that holds `node_modules`.
 * @property {string} package
 *
 * @typedef {object} IconMarkup
 * @property {string} viewBox
 * @property {Record<string, string>} icons The content of each `<svg>`, by component.
 *
 * @typedef {{ viewBox: string, inside: string }} Drawn
 */

/** An `<svg>` with its attributes and its content; libraries may put styles before it. */
const drawn = /<svg(?<attributes>[^>]*)>(?<inside>.*)<\/svg>$/s;

/**
 * Draws every component that a package exports, and keeps what is an `<svg>`. Rendering is what
 * React does with them anywhere, so that nothing has to be known of how a package is written.
 *
 * @param {IconsRequest} request
 * @returns {Promise<IconMarkup>}
 */
export async function readIcons({ project, package: name }) {
  const load = loader(project);
  const { createElement } = /** @type {typeof import("react")} */ (await load("react"));
  const { renderToStaticMarkup } = /** @type {typeof import("react-dom/server")} */ (
    await load("react-dom/server")
  );
  /** @type {Map<string, Drawn>} */
  const found = new Map();
  for (const [component, type] of Object.entries(await load(name))) {
    if (!/^[A-Z]/.test(component)) continue;
    // React refuses exports that are no components, and names them.
    const element = createElement(/** @type {import("react").FunctionComponent} */ (type));
    const parts = drawn.exec(renderToStaticMarkup(element))?.groups;
    if (parts === undefined) continue;
    const { attributes = "", inside = "" } = parts;
    found.set(component, { inside, viewBox: viewBoxOf(attributes) });
  }
  if (found.size === 0) throw new RequestError(`${name} exports no component that draws an svg.`);
  const viewBox = commonViewBox([...found.values()]);
  /** @type {Record<string, string>} */
  const icons = {};
  for (const [component, icon] of found) icons[component] = inViewBox(icon, viewBox);
  return { viewBox, icons };
}

/**
 * Packages are found from the project, as the code of its pages finds them.
 *
 * @param {string} project
 * @returns {(name: string) => Promise<Record<string, unknown>>}
 */
function loader(project) {
  const require = createRequire(path.join(project, "package.json"));
  return async (name) => {
    const module = /** @type {{ default?: object }} */ (
      await importModule(pathToFileURL(require.resolve(name)).href)
    );
    return { ...module, ...module.default };
  };
}

/** @param {string} attributes */
function viewBoxOf(attributes) {
  return / viewBox="([^"]*)"/.exec(attributes)?.[1] ?? "0 0 24 24";
}

/** @param {Drawn[]} icons */
function commonViewBox(icons) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { viewBox } of icons) counts.set(viewBox, (counts.get(viewBox) ?? 0) + 1);
  const [[viewBox] = [""]] = [...counts].sort(([, a], [, b]) => b - a);
  return viewBox;
}

/**
 * The few with another view box than the rest bring it along.
 *
 * @param {Drawn} icon
 * @param {string} common
 */
function inViewBox({ inside, viewBox }, common) {
  return viewBox === common ? inside : `<svg viewBox="${viewBox}">${inside}</svg>`;
}
