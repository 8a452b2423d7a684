import ts from "typescript";

/**
 * How the function of a component treats the props that it is given.
 *
 * @typedef {object} ReceivedProps
 * @property {Map<string, TakenProp>} taken Those that it takes out of its props, by name.
 * @property {ts.Expression[]} receivers The components that are given all others.
 * @property {Map<string, ts.Expression>} passed What these are given beside them, by prop.
 * @property {ts.Identifier[]} spread The objects that these are given before them.
 * @property {Map<string, ts.Expression>} constants What its constants are, by name.
 *
 * @typedef {object} TakenProp
 * @property {string} local Its name inside the function.
 * @property {ts.Expression | undefined} initializer Its default.
 */

/** Functions that make an element of a component. */
const RENDERS = /(?:jsxs?|createElement|cloneElement)\)?$/;

/** The option of other functions that names the component, and those that hold props of it. */
const RENDERED = "elementType";
const HOLDERS = new Set(["additionalProps", "externalForwardedProps"]);

/**
 * Returns how a component treats its props, as far as its compiled source tells.
 *
 * @param {ts.FunctionLikeDeclaration} component
 * @returns {ReceivedProps}
 */
export function receivedProps(component) {
  const reader = new Reader();
  const [parameter] = component.parameters;
  if (parameter !== undefined) reader.take(parameter.name);
  if (component.body !== undefined) reader.visit(component.body);
  return reader.found();
}

class Reader {
  /** @type {ReceivedProps} */
  #found = { taken: new Map(), receivers: [], passed: new Map(), spread: [], constants: new Map() };
  /** Names of what holds the props, or what is left of them. @type {Set<string>} */
  #given = new Set();
  /** Components by the name that they have in a function. @type {Map<string, ts.Expression>} */
  #components = new Map();

  found() {
    const receivers = this.#found.receivers.map(
      (one) => this.#components.get(one.getText()) ?? one,
    );
    return { ...this.#found, receivers };
  }

  /** @param {ts.Node} node */
  visit(node) {
    if (ts.isVariableDeclaration(node)) this.#readVariable(node);
    if (ts.isCallExpression(node)) this.#readCall(node);
    ts.forEachChild(node, (child) => {
      this.visit(child);
    });
  }

  /**
   * Notes what a pattern takes out of the props (`{ size = 'small', ...other }`), or the name that
   * they all have.
   *
   * @param {ts.BindingName} name
   */
  take(name) {
    if (ts.isIdentifier(name)) this.#given.add(name.text);
    if (!ts.isObjectBindingPattern(name)) return;
    for (const { name: local, propertyName, dotDotDotToken, initializer } of name.elements) {
      const text = ts.isIdentifier(local) ? local.text : "";
      const prop = keyOf(propertyName) ?? text;
      if (dotDotDotToken !== undefined) this.#given.add(text);
      else if (!this.#found.taken.has(prop)) {
        this.#found.taken.set(prop, { local: text, initializer });
      }
    }
  }

  /** @param {ts.VariableDeclaration} variable */
  #readVariable({ name, initializer, parent }) {
    if (initializer === undefined) return;
    const isPart = this.#isGiven(initializer);
    if (ts.isIdentifier(name)) {
      if (isPart || this.#isMade(initializer)) this.#given.add(name.text);
      if (parent.flags & ts.NodeFlags.Const) this.#found.constants.set(name.text, initializer);
    } else if (isPart || (hasRest(name) && this.#isMade(initializer))) {
      this.take(name);
    } else if (ts.isArrayBindingPattern(name) && ts.isCallExpression(initializer)) {
      const component = rendered(initializer);
      if (component) this.#components.set(name.elements[0]?.getText() ?? "", component);
    }
  }

  /** @param {ts.CallExpression} call */
  #readCall(call) {
    const receiver = rendered(call);
    if (receiver === undefined || !call.arguments.some((one) => this.#isSpread(one))) return;
    this.#found.receivers.push(receiver);
    for (const [prop, value] of valuesOf(call.arguments)) {
      if (!this.#found.passed.has(prop)) this.#found.passed.set(prop, value);
    }
    this.#found.spread.push(...call.arguments.flatMap((one) => this.#spreadBefore(one)));
  }

  /**
   * The objects in `{ ...defaults, ...other }` that come before the props.
   *
   * @param {ts.Expression} argument
   */
  #spreadBefore(argument) {
    if (!ts.isObjectLiteralExpression(argument)) return [];
    const spread = argument.properties.flatMap((one) =>
      ts.isSpreadAssignment(one) && ts.isIdentifier(one.expression) ? [one.expression] : [],
    );
    const end = spread.findIndex((one) => this.#isGiven(one));
    return spread.slice(0, Math.max(end, 0));
  }

  /**
   * `props`, or `other`.
   *
   * @param {ts.Expression} node
   */
  #isGiven(node) {
    return ts.isIdentifier(node) && this.#given.has(node.text);
  }

  /**
   * What is made of the props: `useDefaults({ props })`, `{ ...other }`.
   *
   * @param {ts.Expression} node
   * @returns {boolean}
   */
  #isMade(node) {
    if (this.#isSpread(node)) return true;
    if (!ts.isCallExpression(node)) return false;
    return node.arguments.some(
      (one) => this.#isGiven(one) || this.#isMade(one) || this.#holds(one),
    );
  }

  /** @param {ts.Expression} node */
  #holds(node) {
    if (!ts.isObjectLiteralExpression(node)) return false;
    const values = node.properties.map((one) => valueOf(one));
    return values.some((one) => one !== undefined && this.#isGiven(one));
  }

  /**
   * `{ ...other }`, `extend({}, other)` or `{ externalForwardedProps: other }`.
   *
   * @param {ts.Expression} node
   * @returns {boolean}
   */
  #isSpread(node) {
    if (ts.isCallExpression(node)) {
      return node.arguments.some((one) => this.#isGiven(one) || this.#isSpread(one));
    }
    if (!ts.isObjectLiteralExpression(node)) return false;
    return node.properties.some((one) => {
      if (ts.isSpreadAssignment(one)) return this.#isGiven(one.expression);
      const value = HOLDERS.has(keyOf(one.name) ?? "") ? valueOf(one) : undefined;
      return value !== undefined && (this.#isGiven(value) || this.#isSpread(value));
    });
  }
}

/** @param {ts.BindingPattern} pattern */
function hasRest({ elements }) {
  return elements.some((one) => ts.isBindingElement(one) && one.dotDotDotToken !== undefined);
}

/**
 * The component that a call renders: `jsx(Root, …)`, `useSlot('root', { elementType: Root })`.
 *
 * @param {ts.CallExpression} call
 * @returns {ts.Expression | undefined}
 */
function rendered({ expression, arguments: all }) {
  if (RENDERS.test(expression.getText())) return all[0];
  const options = all.find((one) => ts.isObjectLiteralExpression(one));
  const option = options?.properties.find((one) => keyOf(one.name) === RENDERED);
  return option && valueOf(option);
}

/**
 * The values that arguments give to props; the last one counts.
 *
 * @param {readonly ts.Expression[]} all
 * @returns {Map<string, ts.Expression>}
 */
export function valuesOf(all) {
  return new Map(all.flatMap((one) => pairsIn(one)));
}

/**
 * @param {ts.Expression} argument
 * @returns {[string, ts.Expression][]}
 */
function pairsIn(argument) {
  if (ts.isCallExpression(argument)) return argument.arguments.flatMap((one) => pairsIn(one));
  if (!ts.isObjectLiteralExpression(argument)) return [];
  return argument.properties.flatMap((property) => {
    const [key, value] = [keyOf(property.name), valueOf(property)];
    if (key === undefined || value === undefined) return [];
    return HOLDERS.has(key) ? pairsIn(value) : [[key, value]];
  });
}

/**
 * @param {ts.PropertyName | undefined} name
 * @returns {string | undefined}
 */
function keyOf(name) {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/**
 * @param {ts.ObjectLiteralElementLike} property
 * @returns {ts.Expression | undefined}
 */
function valueOf(property) {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
