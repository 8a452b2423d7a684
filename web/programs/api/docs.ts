import ts from "typescript";

/** What the comment above a declaration says. */
export interface Docs {
  description: string;
  default: string | null;
  deprecated: string | null;
  internal: boolean;
  parameters: Map<string, string>;
  returns: string;
}

/** The compiler joins the comments of all declarations of a name: an overload may repeat the one before. */
const REPEATED = /^(.+)\n(?=\1(?:\n|$))/s;

/** Headings under which the packages' own tools list addresses of their documentation. */
const LISTS = /^[ \t]*(?:Demos|Features|API|Demo|Documentation):[ \t]*$/m;

const INTERNAL = new Set(["ignore", "internal"]);

export function docsOf(checker: ts.TypeChecker, symbol: ts.Symbol): Docs {
  const tags = symbol.getJsDocTags(checker);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const reason = tagText(tags, "deprecated");
  return {
    description: described(text),
    default: defaultOf(tagText(tags, "default") ?? tagText(tags, "defaultValue")),
    deprecated: reason === null ? null : markdown(reason),
    internal: tags.some(({ name }) => INTERNAL.has(name)),
    parameters: parameterDocs(tags),
    returns: untyped(tagText(tags, "returns") ?? tagText(tags, "return") ?? ""),
  };
}

/** Names of the components whose documentation the comment says to hold too. */
export function inheritedNames(checker: ts.TypeChecker, symbol: ts.Symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return [...text.matchAll(/^- inherits \[(\w+) API\]/gm)].map(([, name]) => String(name));
}

function described(text: string) {
  const [once = ""] = text.replace(REPEATED, "").split(LISTS, 1);
  return markdown(once).trim();
}

/** Puts Markdown in place of what only tools for comments know: `{@link  ...}` and `[[Name]]`. */
function markdown(text: string) {
  return text
    .replace(/\{@link\s([^{}]*)\}/g, (_, content: string) => reference(content.trim()))
    .replace(/\[\[(\w+)\]\]/g, "`$1`");
}

/** @param content The content of a `{@link ...}` */
function reference(content: string) {
  const [target = ""] = content.split(/[\s|]/, 1);
  if (!/^https?:./.test(target)) return `\`${content}\``;
  const words = content.slice(target.length).replace(/^[\s|]+/, "");
  return words === "" ? `<${target}>` : `[${words}](${target})`;
}

/**
 * A default as code: of a styled component only what it styles, and with the indentation of its
 * lines, which the compiler takes from comments.
 */
export function defaultOf(text: string | null) {
  if (text === null) return null;
  const styled = /^styled\((\w+)\s*[,)]/.exec(text);
  if (styled !== null) return `styled(${String(styled[1])})`;
  let depth = 0;
  return text
    .split("\n")
    .map((line) => {
      const code = line.trim();
      const closing = /^[\])}]*/.exec(code)?.[0].length ?? 0;
      const indented = "  ".repeat(Math.max(0, depth - closing)) + code;
      depth += count(code, /[[({]/g) - count(code, /[\])}]/g);
      return indented;
    })
    .join("\n");
}

function count(text: string, marks: RegExp) {
  return text.match(marks)?.length ?? 0;
}

function tagText(tags: ts.JSDocTagInfo[], name: string): string | null {
  const tag = tags.find((one) => one.name === name);
  return tag === undefined ? null : ts.displayPartsToString(tag.text).trim();
}

/**
 * `@param {Object} event The event source.`; of a parameter that is taken apart, each part has a
 * tag of its own (`@param {string} params.id`).
 */
function parameterDocs(tags: ts.JSDocTagInfo[]): Map<string, string> {
  const found = new Map<string, string>();
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

/** Without the type in braces, which the declaration tells better, and without a leading dash. */
function untyped(text: string) {
  return sentence(text.replace(/^\{[^}]*\}\s*/, ""));
}

function sentence(text: string) {
  return markdown(text.replace(/^-\s+/, "")).trim();
}
