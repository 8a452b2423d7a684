import { propertiesOf } from "./properties.mjs";
import { isFoundation, fileOf, qualifiedName, symbolOf } from "./symbols.mjs";

/**
 * The attributes of the element that a component draws at its root.
 *
 * @typedef {object} Attributes
 * @property {string | null} element Its tag.
 * @property {string | null} attributes Type of its attributes.
 * @property {string | null} target Interface of the DOM that it is made of.
 * @property {Map<string, import("./properties.mjs").Property>} properties
 */

/**
 * @import ts from "typescript"
 *
 * @typedef {import("typescript").Type} Type
 * @typedef {import("typescript").TypeChecker} TypeChecker
 */

/** Looks up what elements take, by tag or by DOM interface. */
export class Elements {
  /** @type {Map<string, Attributes>} */
  #byTag = new Map();
  /** Tags whose element no other tag makes, by interface. @type {Map<string, string>} */
  #tags = new Map();

  /**
   * @param {ts.Program} program
   * @param {string | undefined} react The file that declares React.
   */
  constructor(program, react) {
    this.checker = program.getTypeChecker();
    this.intrinsic = this.#intrinsic(program, react);
    this.#learnTags();
  }

  /** @param {string} tag */
  withTag(tag) {
    const known = this.#byTag.get(tag);
    if (known !== undefined) return known;
    const found = this.#read(tag);
    if (found !== undefined) this.#byTag.set(tag, found);
    return found;
  }

  /** @param {string} target Interface of the DOM, such as `HTMLDivElement`. */
  tagOf(target) {
    return this.#tags.get(target) ?? null;
  }

  /**
   * `React.JSX.IntrinsicElements`.
   *
   * @param {ts.Program} program
   * @param {string | undefined} react
   * @returns {Type | undefined}
   */
  #intrinsic(program, react) {
    const source = react === undefined ? undefined : program.getSourceFile(react);
    const module = source && this.checker.getSymbolAtLocation(source);
    const space =
      module && this.checker.getExportsOfModule(module).find((one) => one.name === "JSX");
    const symbol =
      space &&
      this.checker.getExportsOfModule(space).find((one) => one.name === "IntrinsicElements");
    return symbol && this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  /**
   * `DetailedHTMLProps<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>` of `button`.
   *
   * @param {string} tag
   * @returns {Attributes | undefined}
   */
  #read(tag) {
    const type = this.#typeOf(tag);
    if (type === undefined) return undefined;
    const { attributes, target } = elementNames(this.checker, type);
    return { element: tag, attributes, target, properties: propertiesOf(this.checker, type) };
  }

  /** @param {string} tag */
  #typeOf(tag) {
    const symbol = this.intrinsic && this.checker.getPropertyOfType(this.intrinsic, tag);
    return symbol && this.checker.getTypeOfSymbol(symbol);
  }

  #learnTags() {
    const symbols = this.intrinsic ? this.checker.getPropertiesOfType(this.intrinsic) : [];
    const shared = new Set();
    for (const symbol of symbols) {
      const { target } = elementNames(this.checker, this.checker.getTypeOfSymbol(symbol));
      if (target === null || shared.has(target)) continue;
      if (this.#tags.delete(target)) shared.add(target);
      else this.#tags.set(target, symbol.name);
    }
  }
}

/**
 * @param {TypeChecker} checker
 * @param {Type} type
 */
function elementNames(checker, type) {
  // SVG elements have an interface of their own for what HTML ones have an alias for.
  const [props, element] = type.aliasTypeArguments ?? [];
  if (props !== undefined && element !== undefined) {
    return { attributes: nameOf(checker, props), target: symbolOf(element)?.name ?? null };
  }
  const [own] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
  return {
    attributes: own ? `React.SVGAttributes<${own.symbol.name}>` : null,
    target: (own && symbolOf(own)?.name) ?? null,
  };
}

/**
 * @param {TypeChecker} checker
 * @param {Type} type
 */
function nameOf(checker, type) {
  const symbol = type.aliasSymbol ?? type.symbol;
  const [first] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
  const name = qualifiedName(symbol);
  return first === undefined ? name : `${name}<${symbolOf(first)?.name ?? "Element"}>`;
}

/**
 * The interface of the DOM that a `ref` prop points to.
 *
 * @param {TypeChecker} checker
 * @param {Type} type
 * @returns {string | null}
 */
export function refTarget(checker, type) {
  for (const part of type.isUnion() ? type.types : [type]) {
    const current = checker.getPropertyOfType(part, "current");
    if (current === undefined) continue;
    const value = checker.getNonNullableType(checker.getTypeOfSymbol(current));
    const symbol = value.aliasSymbol ?? symbolOf(value);
    if (symbol !== undefined && !symbol.name.startsWith("__")) return qualifiedName(symbol);
  }
  return null;
}

/**
 * The interface that event handlers of a type name: `HTMLDivElement` of
 * `React.HTMLAttributes<HTMLDivElement>`.
 *
 * @param {TypeChecker} checker
 * @param {ts.Symbol} attribute
 * @returns {string | null}
 */
export function handlerTarget(checker, attribute) {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(attribute));
  const [target] = type.aliasTypeArguments ?? [];
  const file = target?.symbol && fileOf(target.symbol);
  return target !== undefined && file !== undefined && isFoundation(file)
    ? target.symbol.name
    : null;
}
