import type ts from "typescript";
import { Order } from "./order.ts";
import { propertiesOf, type Property } from "./properties.ts";
import { isFoundation, fileOf, qualifiedName, symbolOf } from "./symbols.ts";

/** The attributes of the element that a component draws at its root. */
interface Attributes {
  /** Its tag. */
  element: string | null;
  /** Type of its attributes. */
  attributes: string | null;
  /** Interface of the DOM that it is made of. */
  target: string | null;
  properties: Map<string, Property>;
}

/** Looks up what elements take, by tag or by DOM interface. */
export class Elements {
  readonly checker: ts.TypeChecker;
  readonly intrinsic: ts.Type | undefined;

  #byTag = new Map<string, Attributes>();
  /** Tags whose element no other tag makes, by interface. */
  #tags = new Map<string, string>();

  constructor(program: ts.Program, react: string | undefined) {
    this.checker = program.getTypeChecker();
    this.intrinsic = this.#intrinsic(program, react);
    this.#learnTags();
  }

  withTag(tag: string) {
    const known = this.#byTag.get(tag);
    if (known !== undefined) return known;
    const found = this.#read(tag);
    if (found !== undefined) this.#byTag.set(tag, found);
    return found;
  }

  /** @param target Interface of the DOM, such as `HTMLDivElement`. */
  tagOf(target: string) {
    return this.#tags.get(target) ?? null;
  }

  /** `React.JSX.IntrinsicElements`. */
  #intrinsic(program: ts.Program, react: string | undefined): ts.Type | undefined {
    const source = react === undefined ? undefined : program.getSourceFile(react);
    const module = source && this.checker.getSymbolAtLocation(source);
    const space =
      module && this.checker.getExportsOfModule(module).find((one) => one.name === "JSX");
    const symbol =
      space &&
      this.checker.getExportsOfModule(space).find((one) => one.name === "IntrinsicElements");
    return symbol && this.checker.getDeclaredTypeOfSymbol(symbol);
  }

  /** `DetailedHTMLProps<ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>` of `button`. */
  #read(tag: string): Attributes | undefined {
    const type = this.#typeOf(tag);
    if (type === undefined) return undefined;
    const { attributes, target } = elementNames(this.checker, type);
    return {
      element: tag,
      attributes,
      target,
      properties: propertiesOf(new Order(this.checker), type),
    };
  }

  #typeOf(tag: string) {
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

function elementNames(checker: ts.TypeChecker, type: ts.Type) {
  // SVG elements have an interface of their own for what HTML ones have an alias for.
  const [props, element] = type.aliasTypeArguments ?? [];
  if (props !== undefined && element !== undefined) {
    return { attributes: nameOf(checker, props), target: symbolOf(element)?.name ?? null };
  }
  const [own] = checker.getTypeArguments(type as ts.TypeReference);
  return {
    attributes: own ? `React.SVGAttributes<${own.symbol.name}>` : null,
    target: (own && symbolOf(own)?.name) ?? null,
  };
}

function nameOf(checker: ts.TypeChecker, type: ts.Type) {
  const symbol = type.aliasSymbol ?? type.symbol;
  const [first] = checker.getTypeArguments(type as ts.TypeReference);
  const name = qualifiedName(symbol);
  return first === undefined ? name : `${name}<${symbolOf(first)?.name ?? "Element"}>`;
}

/** The interface of the DOM that a `ref` prop points to. */
export function refTarget(order: Order, type: ts.Type): string | null {
  const { checker } = order;
  for (const part of order.alternatives(type)) {
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
 */
export function handlerTarget(checker: ts.TypeChecker, attribute: ts.Symbol): string | null {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(attribute));
  const [target] = type.aliasTypeArguments ?? [];
  const file = target?.symbol && fileOf(target.symbol);
  return target !== undefined && file !== undefined && isFoundation(file)
    ? target.symbol.name
    : null;
}
