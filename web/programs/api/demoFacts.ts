import ts from "typescript";
import { Order } from "./order.ts";
import { declaredType } from "./properties.ts";
import { declarationOf, declaringType, isOptional } from "./symbols.ts";
import { hiddenLiterals, isAnyString } from "./unions.ts";

/** What a first demo of a component needs to know of it. */
export interface DemoFacts {
  /** Whether its package declares that it takes children. */
  children: boolean;
  /** The prop that takes the text it shows: its children where these can be text. */
  label: string | null;
  /** Values of the props that must be given, without its children and its label, as JSX has them. */
  given: Record<string, string>;
  /** Whether a prop that must be given takes what cannot be written without knowing what it is. */
  required: boolean;
  /** The one of its props that is a choice of texts and shows most, if it has any. */
  choice: Choice | null;
  /** The prop that chooses between a light and a dark look, if it has one. */
  scheme: string | null;
}

/** The types of a component's props, one of each way to call it. */
export type Props = readonly (ts.Type | undefined)[];

interface Choice {
  prop: string;
  values: string[];
}

/** A type that declares so many props of a component declares no props of its own. */
const MANY = 40;

/** Style properties are those of so many components. */
const SHARED = 3;

/** Attributes by another name. */
const ofElements = /^(?:html[A-Z]|data-|aria-)/;

/** So many fit beside each other. */
const MOST_VALUES = 6;

/** Props that take a text which is shown, those that are shown most first. */
const labels = ["children", "label", "title", "text", "value"];

/** Choices that show at a glance, those first that most readers look for. */
const telling = ["variant", "appearance", "color", "tone", "intent", "size"];

/** Reads the props of components one after the other. */
export class DemoFactsReader {
  readonly checker: ts.TypeChecker;
  /** How many components have the props of each type that declares many. */
  readonly #shared = new Map<string, number>();

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** Names of the types that declare style properties by the dozen, of what was noted. */
  get styleTypes(): string[] {
    return [...this.#shared.keys()].filter((name) => this.#isStyleType(name)).sort();
  }

  #isStyleType(name: string | undefined): boolean {
    return name !== undefined && (this.#shared.get(name) ?? 0) >= SHARED;
  }

  /** To be called for all components before the first is asked about. */
  note(props: Props): void {
    for (const type of new Set(props.flatMap(typesOfMany))) {
      this.#shared.set(type, (this.#shared.get(type) ?? 0) + 1);
    }
  }

  of(props: Props): DemoFacts {
    const own = props.flatMap((one) => this.#ownProps(one));
    const label = props.map((one) => this.#label(one)).find((one) => one !== null) ?? null;
    const given = props.map((one) => this.#given(one, label)).find((one) => one !== null);
    return {
      children: own.some(({ name }) => name === "children"),
      label,
      given: given ?? {},
      required: given === undefined,
      choice: mostTelling(own.flatMap((prop) => this.#choice(prop) ?? [])),
      scheme: own.find((prop) => this.#isScheme(prop))?.name ?? null,
    };
  }

  /** The props that are neither those of every element nor style properties. */
  #ownProps(props: ts.Type | undefined): ts.Symbol[] {
    return (props?.getProperties() ?? []).filter(
      (prop) => !isOfReact(prop) && !this.#isStyleType(declaringName(prop)),
    );
  }

  #choice(prop: ts.Symbol): Choice | undefined {
    if (ofElements.test(prop.name)) return undefined;
    const type = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(prop));
    const order = new Order(this.checker, declaredType(prop));
    const alternatives = hiddenLiterals(this.checker, type) ?? order.alternatives(type);
    const texts = alternatives.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    const others = alternatives.filter((one) => !one.isStringLiteral());
    // Any other text may be one of its values: of what is not known to show, that tells little.
    const isKnown =
      telling.includes(prop.name) && others.every((one) => isAnyString(this.checker, one));
    const isChoice = texts.length > 1 && (others.length === 0 || isKnown);
    return isChoice && texts.length <= MOST_VALUES ? { prop: prop.name, values: texts } : undefined;
  }

  #isScheme(prop: ts.Symbol): boolean {
    const type = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(prop));
    const parts = type.isUnion() ? type.types : [];
    return ["light", "dark"].every((name) =>
      parts.some((one) => one.isStringLiteral() && one.value === name),
    );
  }

  #label(props: ts.Type | undefined): string | null {
    const found = labels.find((name) => {
      const prop = props?.getProperty(name);
      if (prop === undefined) return false;
      // Each element of HTML has a title, which is not shown, and its controls have a value.
      if (isOfReact(prop) && !["children", "label"].includes(name)) return false;
      const type = this.checker.getTypeOfSymbol(prop);
      const isAnything = (type.flags & ts.TypeFlags.Any) !== 0;
      return (
        (name === "children" || !isAnything) &&
        this.checker.isTypeAssignableTo(this.checker.getStringType(), type)
      );
    });
    return found ?? null;
  }

  /** Returns values of the props that must be given; null where one has none that is known. */
  #given(props: ts.Type | undefined, label: string | null): Record<string, string> | null {
    const wanted = (props?.getProperties() ?? []).filter(
      (prop) => isRequired(prop) && prop.name !== label,
    );
    const given: Record<string, string> = {};
    for (const prop of wanted) {
      const value = this.#value(prop);
      if (value === undefined) return null;
      given[prop.name] = value;
    }
    return given;
  }

  /** Returns a value that a prop takes, as JSX has it. */
  #value(prop: ts.Symbol): string | undefined {
    const { checker } = this;
    const type = checker.getTypeOfSymbol(prop);
    const takes = (one: ts.Type) => checker.isTypeAssignableTo(one, type);
    const alternatives = new Order(checker, declaredType(prop)).alternatives(type);
    const literal = alternatives.find((one) => one.isStringLiteral());
    if (literal?.isStringLiteral()) return JSON.stringify(literal.value);
    if (takes(checker.getStringType())) return JSON.stringify(words(prop.name));
    if (takes(checker.getBooleanType())) return "{true}";
    if (takes(checker.getNumberType())) return "{1}";
    if (checker.isArrayType(type)) return "{[]}";
    const [call] = type.getCallSignatures();
    const isVoid = call && (call.getReturnType().flags & ts.TypeFlags.VoidLike) !== 0;
    return isVoid ? "{() => undefined}" : undefined;
  }
}

export function isRequired(symbol: ts.Symbol) {
  return !isOptional(symbol) && symbol.name !== "children";
}

/** Components have handlers of their own. */
const handler = /^on[A-Z]/;

/** The names of the types of packages that declare many of these props each, none of them a handler. */
function typesOfMany(props: ts.Type | undefined): string[] {
  const all = props?.getProperties() ?? [];
  if (all.length < MANY) return [];
  const counts = new Map<string, number>();
  for (const prop of all.filter((one) => !isOfReact(one))) {
    const name = declaringName(prop);
    const one = handler.test(prop.name) ? -Infinity : 1;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + one);
  }
  return [...counts].filter(([, count]) => count >= MANY).map(([name]) => name);
}

/** The name of the type that declares a prop. */
function declaringName(prop: ts.Symbol): string | undefined {
  const declared = declarationOf(prop);
  return declared && declaringType(declared)?.name?.text;
}

function mostTelling(choices: Choice[]): Choice | null {
  const known = telling.map((name) => choices.find(({ prop }) => prop === name));
  return known.find((one) => one !== undefined) ?? choices.at(0) ?? null;
}

/** A name in words: `dateField` is `Date field`. */
function words(name: string) {
  const text = name.replaceAll(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isOfReact(prop: ts.Symbol) {
  const declared = prop.getDeclarations() ?? [];
  return declared.some((one) => one.getSourceFile().fileName.includes("/@types/react/"));
}
