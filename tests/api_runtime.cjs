/**
 * Says what components check and which classes they have when they run.
 *
 * Reads `[{"name", "package"}]` from standard input and writes
 * `[{"props": [...] | null, "classes": {...} | null}]` in the same order: null where the package
 * has no such thing.
 */
const { createRequire } = require("node:module");
const path = require("node:path");

const fromProject = createRequire(path.join(__dirname, "..", "index.js"));

function load(specifier) {
  try {
    return fromProject(specifier);
  } catch (error) {
    if (error.code === "MODULE_NOT_FOUND" || error.code === "ERR_PACKAGE_PATH_NOT_EXPORTED") {
      return undefined;
    }
    throw error;
  }
}

function describe({ name, package: home }) {
  const module = load(`${home}/${name}`);
  const component = module?.default ?? module?.[name];
  const classes = module?.[`${name[0].toLowerCase()}${name.slice(1)}Classes`];
  return {
    // `exact-prop` is how some packages refuse props that they do not know.
    props: component?.propTypes
      ? Object.keys(component.propTypes).filter((prop) => !prop.startsWith("exact-prop"))
      : null,
    classes: classes ?? null,
  };
}

let text = "";
process.stdin.on("data", (chunk) => (text += chunk));
process.stdin.on("end", () => {
  process.stdout.write(JSON.stringify(JSON.parse(text).map(describe)));
});
