import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import ts from "typescript";

/** What the JavaScript of a component says and its declarations do not. */
export interface Runtime {
  /** Props that it checks while it runs in development. */
  checked: string[];
  /** Those whose element or component must hold a ref. */
  refs: Set<string>;
  themeName: string | null;
  /** Custom properties of its styles. */
  variables: { name: string; default: string | null }[];
}

const NOTHING: Runtime = { checked: [], refs: new Set(), themeName: null, variables: [] };

/**
 * Reads the script of a component.
 *
 * @param name The component's.
 */
export function runtimeOf(source: ts.SourceFile | undefined, name: string): Runtime {
  if (source === undefined) return NOTHING;
  const { fileName: file, text } = source;
  const checks = checksIn(source, name);
  return {
    checked: checks.map(({ prop }) => prop),
    refs: new Set(checks.filter(({ ref }) => ref).map(({ prop }) => prop)),
    themeName: themeNameIn(text) ?? themeNameGiven(text, name) ?? themeNameBeside(file, name),
    variables: variablesIn(text, name),
  };
}

/**
 * The keys of `Button.propTypes = { ... }`. What is wrapped to be exported is checked under a name
 * of its own (`ButtonRaw`, `Button2`, `StableButton`), the outermost last.
 */
function checksIn(source: ts.SourceFile, name: string): { prop: string; ref: boolean }[] {
  const found = propTypesIn(source);
  const own =
    found.find(({ target }) => target === name) ??
    found.findLast(({ target }) => target.replace(/(Raw|\d)$/, "").endsWith(name));
  const properties = [...(own?.object.properties ?? [])].filter((one) =>
    ts.isPropertyAssignment(one),
  );
  return properties.map(({ name: key, initializer }) => ({
    prop: key.getText(source).replace(/^['"]|['"]$/g, ""),
    ref: needsRef(initializer.getText(source)),
  }));
}

function propTypesIn(
  source: ts.SourceFile,
): { target: string; object: ts.ObjectLiteralExpression }[] {
  const found: { target: string; object: ts.ObjectLiteralExpression }[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === "propTypes" &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.push({ target: node.left.expression.getText(source), object: node.right });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function needsRef(check: string) {
  return /\belement(Type)?AcceptingRef\b/.test(check);
}

/** The key under which it looks for default props in the theme. */
function themeNameIn(text: string) {
  const call = /(?:use|get)(?:Default|Theme)Props\)?\(\{[^]{0,200}?\bname:\s*(['"])(\w+)\1/.exec(
    text,
  );
  return call?.[2] ?? null;
}

/** The same, where the key is handed to a function that looks: `usePickerProps(props, 'KitPicker')`. */
function themeNameGiven(text: string, name: string) {
  const key = `['"]([A-Z][a-z]+${name})['"]`;
  const call = new RegExp(`use\\w+\\)?\\(\\w+, ${key}|name: ${key}`).exec(text);
  return call?.[1] ?? call?.[2] ?? null;
}

/** The same, where a module beside the component prepares its props. */
function themeNameBeside(file: string, name: string) {
  const folder = dirname(file);
  if (basename(folder) !== name) return null;
  const modules = readdirSync(folder).filter((one) => one.endsWith(extname(file)));
  const found = modules.map((one) => themeNameIn(readFileSync(join(folder, one), "utf8")));
  const names = new Set(found.filter((one) => one !== null));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** The custom properties named after the component: `var(--Button-gap, 4px)` in its styles. */
function variablesIn(text: string, name: string) {
  const found = new Map<string, string | null>();
  for (const [whole] of text.matchAll(new RegExp(`--${name}-\\w[\\w-]*`, "g"))) {
    if (!found.has(whole)) found.set(whole, fallbackIn(text, whole));
  }
  return [...found]
    .filter(([variable]) => !variable.endsWith("-"))
    .map(([variable, fallback]) => ({ name: variable, default: fallback }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a style takes where the property is not set, if that is a plain value. */
function fallbackIn(text: string, variable: string) {
  const use = new RegExp(`var\\(${variable},\\s*([^()$\`'"]+|var\\([^()$]*\\))\\)`).exec(text);
  return use?.[1]?.trim() ?? null;
}
