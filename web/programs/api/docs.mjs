import ts from "typescript";

/**
 * What the comment above a declaration says.
 *
 * @typedef {object} Docs
 * @property {string} description
 * @property {string | null} default
 * @property {string | null} deprecated
 * @property {boolean} internal
 * @property {Map<string, string>} parameters
 * @property {string} returns
 */

/** Headings under which the packages' own tools list addresses of their documentation. */
const LISTS = /^[ \t]*(?:Demos|Features|API|Demo|Documentation):[ \t]*$/m;

const INTERNAL = new Set(["ignore", "internal"]);

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @returns {Docs}
 */
export function docsOf(checker, symbol) {
  const tags = symbol.getJsDocTags(checker);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const reason = tagText(tags, "deprecated");
  return {
    description: described(text),
    default: tagText(tags, "default") ?? tagText(tags, "defaultValue"),
    deprecated: reason === null ? null : markdown(reason),
    internal: tags.some(({ name }) => INTERNAL.has(name)),
    parameters: parameterDocs(tags),
    returns: untyped(tagText(tags, "returns") ?? tagText(tags, "return") ?? ""),
  };
}

/**
 * Names of the components whose documentation the comment says to hold too.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
export function inheritedNames(checker, symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return [...text.matchAll(/^- inherits \[(\w+) API\]/gm)].map(([, name]) => String(name));
}

/** @param {string} text */
function described(text) {
  const lists = LISTS.exec(text);
  return markdown(lists === null ? text : text.slice(0, lists.index)).trim();
}

/**
 * Puts Markdown in place of what only tools for comments know: `{@link ...}` and `[[Name]]`.
 *
 * @param {string} text
 */
function markdown(text) {
  return text
    .replace(/\{@link\s([^{}]*)\}/g, (_, /** @type {string} */ content) =>
      reference(content.trim()),
    )
    .replace(/\[\[(\w+)\]\]/g, "`$1`");
}

/** @param {string} content The content of a `{@link ...}` */
function reference(content) {
  const [target = ""] = content.split(/[\s|]/, 1);
  if (!/^https?:./.test(target)) return `\`${content}\``;
  const words = content.slice(target.length).replace(/^[\s|]+/, "");
  return words === "" ? `<${target}>` : `[${words}](${target})`;
}

/**
 * @param {ts.JSDocTagInfo[]} tags
 * @param {string} name
 * @returns {string | null}
 */
function tagText(tags, name) {
  const tag = tags.find((one) => one.name === name);
  return tag === undefined ? null : ts.displayPartsToString(tag.text).trim();
}

/**
 * `@param {Object} event The event source.`; of a parameter that is taken apart, each part has a
 * tag of its own (`@param {string} params.id`).
 *
 * @param {ts.JSDocTagInfo[]} tags
 * @returns {Map<string, string>}
 */
function parameterDocs(tags) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { name, text = [] } of tags) {
    if (name !== "param") continue;
    const parameter = text.find((part) => part.kind === "parameterName")?.text;
    const words = text.filter((part) => part.kind !== "parameterName");
    if (parameter !== undefined) {
      found.set(parameter, sentence(ts.displayPartsToString(words).trim()));
    }
  }
  return found;
}

/**
 * Without the type in braces, which the declaration tells better, and without a leading dash.
 *
 * @param {string} text
 */
function untyped(text) {
  return sentence(text.replace(/^\{[^}]*\}\s*/, ""));
}

/** @param {string} text */
function sentence(text) {
  return markdown(text.replace(/^-\s+/, "")).trim();
}
