import ts from "typescript";
import { constantOf } from "./constants.mjs";
import { baseOf, definitionOf, exportedBase } from "./definitions.mjs";
import { receivedProps, valuesOf } from "./receivedProps.mjs";

/**
 * @typedef {import("./constants.mjs").Lookup} Lookup
 * @typedef {import("./receivedProps.mjs").ReceivedProps} ReceivedProps
 * @typedef {import("./request.mjs").Prop} Prop
 * @typedef {import("./scripts.mjs").Scripts} Scripts
 *
 * @typedef {object} Passed What the source of components tells of the default of a prop.
 * @property {string | null} constant The value, if nothing else has a part in it.
 * @property {string} written As it is written.
 * @property {boolean} own Whether the first component writes it, and none that it is made of.
 */

/** How many components a prop is followed through. */
const MAX_DEPTH = 8;

/** @type {Passed} */
const NOT_KNOWN = { constant: null, written: "", own: false };

/** Finds the defaults of props that components pass on to others, in their compiled source. */
export class PassedDefaults {
  /** @type {Map<ts.Node, ReceivedProps>} */
  #received = new Map();

  /** @param {Scripts} scripts */
  constructor(scripts) {
    this.scripts = scripts;
  }

  /**
   * The props of a component, those that another component declares with the default that they
   * have here: the value that is passed on, or none where that depends on more than props.
   *
   * @param {string} name
   * @param {string} declaration The file that declares the component.
   * @param {Prop[]} props
   * @param {(prop: string) => string | undefined} declarationOf The file that declares a prop.
   * @returns {Prop[]}
   */
  correct(name, declaration, props, declarationOf) {
    const source = this.scripts.beside(declaration);
    const base = source && exportedBase(this.scripts, source, name);
    if (base === undefined || ts.isStringLiteral(base)) return props;
    return props.map((prop) => {
      const giver = this.scripts.beside(declarationOf(prop.name) ?? "");
      if (!["component", "package"].includes(prop.origin.kind)) {
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

  /**
   * @param {ts.FunctionLikeDeclaration} component
   * @param {Prop} prop
   * @param {ts.SourceFile | undefined} giver The script of the component that declares the prop.
   * @param {number} depth
   * @returns {Passed | undefined}
   */
  #find(component, prop, giver, depth) {
    const received = this.#receivedBy(component);
    const lookup = this.#lookup(received, component);
    const taken = received.taken.get(prop.name);
    if (taken?.initializer) return passedAs(taken.initializer, lookup, depth);
    const value = received.passed.get(prop.name) ?? this.#spreadValue(component, prop.name);
    if (taken && value === undefined) return undefined;
    if (value !== undefined && !isTaken(value, received)) {
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

  /**
   * @param {ts.Expression[]} receivers
   * @param {Prop} prop
   * @param {ts.SourceFile | undefined} giver
   * @param {number} depth
   * @returns {Passed | undefined}
   */
  #findBelow(receivers, prop, giver, depth) {
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

  /**
   * The value of a prop in an object of the script that a component passes on before its props.
   *
   * @param {ts.FunctionLikeDeclaration} component
   * @param {string} prop
   */
  #spreadValue(component, prop) {
    const values = this.#receivedBy(component).spread.map(({ text }) => {
      const object = definitionOf(this.scripts, component.getSourceFile(), text);
      return object && ts.isObjectLiteralExpression(object)
        ? valuesOf([object]).get(prop)
        : undefined;
    });
    return values.findLast((one) => one !== undefined);
  }

  /** @param {ts.FunctionLikeDeclaration} component */
  #receivedBy(component) {
    const known = this.#received.get(component);
    if (known !== undefined) return known;
    const found = receivedProps(component);
    this.#received.set(component, found);
    return found;
  }

  /**
   * @param {ReceivedProps} received
   * @param {ts.FunctionLikeDeclaration} component
   * @returns {Lookup}
   */
  #lookup({ taken, constants }, component) {
    const defaults = new Map([...taken.values()].map((one) => [one.local, one.initializer]));
    return ({ text }) =>
      defaults.has(text)
        ? defaults.get(text)
        : (constants.get(text) ?? definitionOf(this.scripts, component.getSourceFile(), text));
  }
}

/**
 * @param {Prop} prop
 * @param {Passed | undefined} passed
 * @returns {Prop}
 */
function corrected(prop, passed) {
  if (passed === undefined) return prop;
  const { constant, written, own } = passed;
  if (prop.default === null) {
    return own && constant !== null ? { ...prop, default: constant, ownDefault: true } : prop;
  }
  if (isAlike(constant ?? written, prop.default)) return prop;
  return { ...prop, default: constant, ownDefault: constant !== null };
}

/**
 * @param {ts.Expression} value
 * @param {Lookup} lookup
 * @param {number} depth
 * @returns {Passed}
 */
function passedAs(value, lookup, depth) {
  const meant = ts.isIdentifier(value) ? (lookup(value) ?? value) : value;
  const constant = constantOf(value, lookup)?.text ?? null;
  return { constant, written: meant.getText(), own: depth === 0 };
}

/**
 * Whether a value is a prop as the component was given it, which is nothing by default.
 *
 * @param {ts.Expression} value
 * @param {ReceivedProps} received
 */
function isTaken(value, { taken }) {
  const names = [...taken.values()].filter(({ initializer }) => initializer === undefined);
  return ts.isIdentifier(value) && names.some(({ local }) => local === value.text);
}

/**
 * Whether an object gives a prop a value, if only under a condition.
 *
 * @param {ts.Node | undefined} node
 * @param {string} prop
 * @returns {boolean}
 */
function isInside(node, prop) {
  if (node === undefined) return false;
  if (ts.isPropertyAssignment(node) && node.name.getText() === prop) return true;
  return ts.forEachChild(node, (child) => isInside(child, prop)) ?? false;
}

/**
 * Whether two texts are the same code, apart from how it is laid out.
 *
 * @param {string} one
 * @param {string} other
 */
function isAlike(one, other) {
  const [a, b] = [one, other].map((text) =>
    text.replaceAll('"', "'").replace(/[\s();]|,(?=\s*[\]}])/g, ""),
  );
  return a === b;
}
