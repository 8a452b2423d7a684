import ts from "typescript";
import { constantOf, type Lookup } from "./constants.ts";
import { baseOf, definitionOf, exportedBase } from "./definitions.ts";
import { type ReceivedProps, receivedProps, valuesOf } from "./receivedProps.ts";
import type { Prop } from "./request.ts";
import type { Scripts } from "./scripts.ts";

/** What the source of components tells of the default of a prop. */
interface Passed {
  /** The value, if nothing else has a part in it. */
  constant: string | null;
  /** As it is written. */
  written: string;
  /** Whether the first component writes it, and none that it is made of. */
  own: boolean;
}

/** How many components a prop is followed through. */
const MAX_DEPTH = 8;

const NOT_KNOWN: Passed = { constant: null, written: "", own: false };

/** Finds the defaults of props that components pass on to others, in their compiled source. */
export class PassedDefaults {
  readonly scripts: Scripts;

  #received = new Map<ts.Node, ReceivedProps>();

  constructor(scripts: Scripts) {
    this.scripts = scripts;
  }

  /**
   * The props of a component, those that another component declares with the default that they
   * have here: the value that is passed on, or none where that depends on more than props.
   *
   * @param declaration The file that declares the component.
   * @param declarationOf The file that declares a prop.
   */
  correct(
    name: string,
    declaration: string,
    props: Prop[],
    declarationOf: (prop: string) => string | undefined,
  ): Prop[] {
    const source = this.scripts.beside(declaration);
    const base = source && exportedBase(this.scripts, source, name);
    if (base === undefined || ts.isStringLiteral(base)) return props;
    return props.map((prop) => {
      const giver = this.scripts.beside(declarationOf(prop.name) ?? "");
      if (!["component", "package"].includes(prop.origin.kind)) {
        const known = prop.default ?? this.#ownDefault(base, prop.name);
        if (known !== prop.default) return { ...prop, default: known };
        const value = giver !== source && this.#spreadValue(base, prop.name);
        return value
          ? corrected(
              prop,
              passedAs(value, () => undefined, 0),
            )
          : prop;
      }
      return corrected(prop, this.#find(base, prop, giver, 0));
    });
  }

  /** @param giver The script of the component that declares the prop. */
  #find(
    component: ts.FunctionLikeDeclaration,
    prop: Prop,
    giver: ts.SourceFile | undefined,
    depth: number,
  ): Passed | undefined {
    const received = this.#receivedBy(component);
    const lookup = this.#lookup(received, component);
    const taken = received.taken.get(prop.name);
    if (taken?.initializer) return passedAs(taken.initializer, lookup, depth);
    const value = received.passed.get(prop.name) ?? this.#spreadValue(component, prop.name);
    if (taken && value === undefined) return undefined;
    const fallback = value && fallbackOf(value, received);
    if (fallback) return passedAs(fallback, lookup, depth);
    if (value !== undefined && !isTaken(value, received, lookup)) {
      const passed = passedAs(value, lookup, depth);
      // A constant beside a prop that the component keeps says nothing of that prop.
      if (taken && passed.constant !== null) return undefined;
      if (passed.constant !== "undefined") return passed;
    }
    if (isInside(received.passed.get(`${prop.origin.name}Props`), prop.name)) return NOT_KNOWN;
    return depth < MAX_DEPTH
      ? this.#findBelow(received.receivers, prop, giver, depth + 1)
      : undefined;
  }

  #findBelow(
    receivers: ts.Expression[],
    prop: Prop,
    giver: ts.SourceFile | undefined,
    depth: number,
  ): Passed | undefined {
    const bases = receivers.map((one) => baseOf(this.scripts, one));
    for (const base of bases) {
      // Its default is the one that the declaration of the prop tells.
      if (base === undefined || base.getSourceFile() === giver) continue;
      const found = ts.isStringLiteral(base) ? undefined : this.#find(base, prop, giver, depth);
      if (found !== undefined) return found;
    }
    // The component that has the default is no part of this one.
    const isLost = bases.length > 0 && bases.every((one) => one && ts.isStringLiteral(one));
    return isLost && prop.origin.kind === "component" ? NOT_KNOWN : undefined;
  }

  /** The constant that a component takes for a prop which it is not given. */
  #ownDefault(component: ts.FunctionLikeDeclaration, prop: string) {
    const received = this.#receivedBy(component);
    const lookup = this.#lookup(received, component);
    const objects = received.defaults.map((one) => (ts.isIdentifier(one) ? lookup(one) : one));
    const filled = objects.flatMap((one) =>
      one && ts.isObjectLiteralExpression(one) ? (valuesOf([one]).get(prop) ?? []) : [],
    );
    const value = received.taken.get(prop)?.initializer ?? filled[0];
    const text = value && constantOf(value, lookup)?.text;
    return text === undefined || text === "undefined" ? null : text;
  }

  /** The value of a prop in an object of the script that a component passes on before its props. */
  #spreadValue(component: ts.FunctionLikeDeclaration, prop: string) {
    const values = this.#receivedBy(component).spread.map(({ text }) => {
      const object = definitionOf(this.scripts, component.getSourceFile(), text);
      return object && ts.isObjectLiteralExpression(object)
        ? valuesOf([object]).get(prop)
        : undefined;
    });
    return values.findLast((one) => one !== undefined);
  }

  #receivedBy(component: ts.FunctionLikeDeclaration) {
    const known = this.#received.get(component);
    if (known !== undefined) return known;
    const found = receivedProps(component);
    this.#received.set(component, found);
    return found;
  }

  #lookup({ taken, constants }: ReceivedProps, component: ts.FunctionLikeDeclaration): Lookup {
    const defaults = new Map([...taken.values()].map((one) => [one.local, one.initializer]));
    return ({ text }) =>
      defaults.has(text)
        ? defaults.get(text)
        : (constants.get(text) ?? definitionOf(this.scripts, component.getSourceFile(), text));
  }
}

function corrected(prop: Prop, passed: Passed | undefined): Prop {
  if (passed === undefined) return prop;
  const { constant, written, own } = passed;
  if (prop.default === null) {
    return own && constant !== null ? { ...prop, default: constant, ownDefault: true } : prop;
  }
  if (isAlike(constant ?? written, prop.default)) return prop;
  return { ...prop, default: constant, ownDefault: constant !== null };
}

function passedAs(value: ts.Expression, lookup: Lookup, depth: number): Passed {
  const meant = ts.isIdentifier(value) ? (lookup(value) ?? value) : value;
  const constant = constantOf(value, lookup)?.text ?? null;
  return { constant, written: meant.getText(), own: depth === 0 };
}

/** Whether a value is a prop as it was given, if only under a condition (`isOpen ? 1 : level`). */
function isTaken(value: ts.Expression, received: ReceivedProps, lookup?: Lookup): boolean {
  const meant = (ts.isIdentifier(value) ? lookup?.(value) : undefined) ?? value;
  if (ts.isConditionalExpression(meant)) {
    return [meant.whenTrue, meant.whenFalse].some((one) => isTaken(one, received));
  }
  const names = [...received.taken.values()].filter(({ initializer }) => initializer === undefined);
  return ts.isIdentifier(value) && names.some(({ local }) => local === value.text);
}

/** What stands for a prop that is not given: `1` of `level ?? 1`. */
function fallbackOf(value: ts.Expression, received: ReceivedProps) {
  if (!ts.isBinaryExpression(value) || !isTaken(value.left, received)) return undefined;
  const { QuestionQuestionToken, BarBarToken } = ts.SyntaxKind;
  const isFallback = [QuestionQuestionToken, BarBarToken].some(
    (kind) => kind === value.operatorToken.kind,
  );
  return isFallback ? value.right : undefined;
}

/** Whether an object gives a prop a value, if only under a condition. */
function isInside(node: ts.Node | undefined, prop: string): boolean {
  if (node === undefined) return false;
  if (ts.isPropertyAssignment(node) && node.name.getText() === prop) return true;
  return ts.forEachChild(node, (child) => isInside(child, prop)) ?? false;
}

/** Whether two texts are the same code, apart from how it is laid out. */
function isAlike(one: string, other: string) {
  const [a, b] = [one, other].map((text) =>
    text.replaceAll('"', "'").replace(/[\s();]|,(?=\s*[\]}])/g, ""),
  );
  return a === b;
}
