import { RequestError } from "../shared/failure.mjs";
import { importModule } from "../shared/unknown.mjs";

/**
 * @typedef {object} MeasuresRequest
 * @property {string} module
 * @property {string} export The module's function that makes a theme.
 *
 * @typedef {object} Theme The parts of a theme that have measures.
 * @property {{ values: Record<string, number> }} breakpoints
 * @property {Record<string, number>} zIndex
 * @property {(factor: number) => string} spacing
 * @property {string[]} shadows
 * @property {{ toolbar: Record<string, unknown> }} mixins
 *
 * @typedef {object} Measures In CSS pixels.
 * @property {Record<string, number>} breakpoints
 * @property {Record<string, number>} layers
 * @property {number} spacing
 * @property {number} shadows How many there are.
 * @property {Height[]} toolbar
 *
 * @typedef {{ queries: string[], height: number }} Height With the media queries around it.
 */

/**
 * @param {MeasuresRequest} request
 * @returns {Promise<Measures>}
 */
export async function readMeasures({ module: name, export: maker }) {
  const module = /** @type {Record<string, unknown>} */ (await importModule(name));
  const make = module[maker];
  if (!isMaker(make)) throw new RequestError(`${name} exports no function ${maker}.`);
  return measuresOf(make());
}

/**
 * @param {unknown} value
 * @returns {value is () => Theme}
 */
function isMaker(value) {
  return typeof value === "function";
}

/**
 * @param {Theme} theme
 * @returns {Measures}
 */
export function measuresOf({ breakpoints, zIndex, spacing, shadows, mixins }) {
  return {
    breakpoints: breakpoints.values,
    layers: zIndex,
    spacing: Number.parseFloat(spacing(1)),
    shadows: shadows.filter((shadow) => shadow !== "none").length,
    toolbar: heights(mixins.toolbar),
  };
}

/**
 * The heights of a toolbar.
 *
 * @param {Record<string, unknown>} styles
 * @param {string[]} queries
 * @returns {Height[]}
 */
function heights(styles, queries = []) {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (key === "minHeight") return [{ queries, height: Number(value) }];
    if (!key.startsWith("@media ")) return [];
    const inner = /** @type {Record<string, unknown>} */ (value);
    return heights(inner, [...queries, key.slice("@media ".length)]);
  });
}
