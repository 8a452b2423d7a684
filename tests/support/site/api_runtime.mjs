/**
 * Says what components check and which classes they have when they run.
 *
 * Reads `[{"name", "package"}]` from standard input and writes
 * `[{"props": [...] | null, "classes": {...} | null}]` in the same order: null where the package
 * has no such thing.
 *
 * @typedef {{ name: string, package: string }} Asked
 * @typedef {{ propTypes?: object }} Component
 */
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";

const require = createRequire(new URL("../../../site/package.json", import.meta.url));

const absent = ["MODULE_NOT_FOUND", "ERR_PACKAGE_PATH_NOT_EXPORTED"];

/**
 * @param {string} specifier
 * @returns {Record<string, unknown> | undefined}
 */
function load(specifier) {
  try {
    /** @type {unknown} */
    const module = require(specifier);
    return /** @type {Record<string, unknown>} */ (module);
  } catch (error) {
    if (error instanceof Error && "code" in error && absent.includes(String(error.code))) {
      return undefined;
    }
    throw error;
  }
}

/** @param {Asked} asked */
function describe({ name, package: home }) {
  const module = load(`${home}/${name}`);
  const component = /** @type {Component | undefined} */ (module?.["default"] ?? module?.[name]);
  const classes = module?.[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`];
  return {
    // `exact-prop` is how some packages refuse props that they do not know.
    props: component?.propTypes
      ? Object.keys(component.propTypes).filter((prop) => !prop.startsWith("exact-prop"))
      : null,
    classes: classes ?? null,
  };
}

/** @type {unknown} */
const request = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(/** @type {Asked[]} */ (request).map(describe)));
