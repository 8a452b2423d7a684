import ts from "typescript";

/** How the function of a component treats the props that it is given. */
export interface ReceivedProps {
  /** Those that it takes out of its props, by name. */
  taken: Map<string, TakenProp>;
  /** The components that are given all others. */
  receivers: ts.Expression[];
  /** What these are given beside them, by prop. */
  passed: Map<string, ts.Expression>;
  /** The objects that these are given before them. */
  spread: ts.Identifier[];
  /** Objects with defaults that a function fills the props with: `useProps("Leaf", defaults, props)`. */
  defaults: ts.Expression[];
  /** What its constants are, by name. */
  constants: Map<string, ts.Expression>;
}

interface TakenProp {
  /** Its name inside the function. */
  local: string;
  /** Its default. */
  initializer: ts.Expression | undefined;
}

/** Functions that make an element of a component. */
const RENDERS = /(?:jsxs?|createElement|cloneElement)\)?$/;

/** The option of other functions that names the component, and those that hold props of it. */
const RENDERED = "elementType";
const HOLDERS = new Set(["additionalProps", "externalForwardedProps"]);

/** Returns how a component treats its props, as far as its compiled source tells. */
export function receivedProps(component: ts.FunctionLikeDeclaration): ReceivedProps {
  const reader = new Reader();
  const [parameter] = component.parameters;
  if (parameter !== undefined) reader.take(parameter.name);
  if (component.body !== undefined) reader.visit(component.body);
  return reader.found();
}

class Reader {
  #found: ReceivedProps = {
    taken: new Map(),
    receivers: [],
    passed: new Map(),
    spread: [],
    defaults: [],
    constants: new Map(),
  };
  /** Names of what holds the props, or what is left of them. */
  #given = new Set<string>();
  /** Components by the name that they have in a function. */
  #components = new Map<string, ts.Expression>();

  found() {
    const receivers = this.#found.receivers.map(
      (one) => this.#components.get(one.getText()) ?? one,
    );
    return { ...this.#found, receivers };
  }

  visit(node: ts.Node) {
    if (this.#hides(node)) return;
    if (ts.isVariableDeclaration(node)) this.#readVariable(node);
    if (ts.isCallExpression(node)) this.#readCall(node);
    ts.forEachChild(node, (child) => {
      this.visit(child);
    });
  }

  /**
   * Notes what a pattern takes out of the props (`{ size = 'small', ...other }`), or the name that
   * they all have.
   */
  take(name: ts.BindingName) {
    if (ts.isIdentifier(name)) this.#given.add(name.text);
    if (!ts.isObjectBindingPattern(name)) return;
    for (const { name: local, propertyName, dotDotDotToken, initializer } of name.elements) {
      const text = ts.isIdentifier(local) ? local.text : "";
      const prop = nameOfProperty(propertyName) ?? text;
      if (dotDotDotToken !== undefined) this.#given.add(text);
      else if (!this.#found.taken.has(prop)) {
        this.#found.taken.set(prop, { local: text, initializer });
      }
    }
  }

  /** Whether a function inside calls something else as the props are called. */
  #hides(node: ts.Node) {
    const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
    return isFunction && node.parameters.some(({ name }) => this.#isGiven(name));
  }

  #readVariable({ name, initializer, parent }: ts.VariableDeclaration) {
    if (initializer === undefined) return;
    const isPart = this.#isGiven(initializer);
    this.#readDefaults(initializer);
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

  #readDefaults(made: ts.Expression) {
    if (!ts.isCallExpression(made)) return;
    const { arguments: all } = made;
    if (!all.some(ts.isStringLiteral) || !all.some((one) => this.#isGiven(one))) return;
    const others = all.filter((one) => !this.#isGiven(one));
    this.#found.defaults.push(
      ...others.filter((one) => ts.isIdentifier(one) || ts.isObjectLiteralExpression(one)),
    );
  }

  #readCall(call: ts.CallExpression) {
    const receiver = rendered(call);
    if (receiver === undefined || !call.arguments.some((one) => this.#isSpread(one))) return;
    this.#found.receivers.push(receiver);
    for (const [prop, value] of valuesOf(call.arguments)) {
      if (!this.#found.passed.has(prop)) this.#found.passed.set(prop, value);
    }
    this.#found.spread.push(...call.arguments.flatMap((one) => this.#spreadBefore(one)));
  }

  /** The objects in `{ ...defaults, ...other }` that come before the props. */
  #spreadBefore(argument: ts.Expression) {
    if (!ts.isObjectLiteralExpression(argument)) return [];
    const spread = argument.properties.flatMap((one) =>
      ts.isSpreadAssignment(one) && ts.isIdentifier(one.expression) ? [one.expression] : [],
    );
    const end = spread.findIndex((one) => this.#isGiven(one));
    return spread.slice(0, Math.max(end, 0));
  }

  /** `props`, or `other`. */
  #isGiven(node: ts.Node) {
    return ts.isIdentifier(node) && this.#given.has(node.text);
  }

  /** What is made of the props: `useDefaults({ props })`, `{ ...other }`. */
  #isMade(node: ts.Expression): boolean {
    if (this.#isSpread(node)) return true;
    if (!ts.isCallExpression(node)) return false;
    return node.arguments.some(
      (one) => this.#isGiven(one) || this.#isMade(one) || this.#holds(one),
    );
  }

  #holds(node: ts.Expression) {
    if (!ts.isObjectLiteralExpression(node)) return false;
    const values = node.properties.map((one) => valueOf(one));
    return values.some((one) => one !== undefined && this.#isGiven(one));
  }

  /** `{ ...other }`, `extend({}, other)` or `{ externalForwardedProps: other }`. */
  #isSpread(node: ts.Expression): boolean {
    if (ts.isCallExpression(node)) {
      return node.arguments.some((one) => this.#isGiven(one) || this.#isSpread(one));
    }
    if (!ts.isObjectLiteralExpression(node)) return false;
    return node.properties.some((one) => {
      if (ts.isSpreadAssignment(one)) return this.#isGiven(one.expression);
      const value = HOLDERS.has(nameOfProperty(one.name) ?? "") ? valueOf(one) : undefined;
      return value !== undefined && (this.#isGiven(value) || this.#isSpread(value));
    });
  }
}

function hasRest({ elements }: ts.BindingPattern) {
  return elements.some((one) => ts.isBindingElement(one) && one.dotDotDotToken !== undefined);
}

/** The component that a call renders: `jsx(Root, …)`, `useSlot('root', { elementType: Root })`. */
function rendered({ expression, arguments: all }: ts.CallExpression): ts.Expression | undefined {
  if (RENDERS.test(expression.getText())) return all[0];
  const options = all.find((one) => ts.isObjectLiteralExpression(one));
  const option = options?.properties.find((one) => nameOfProperty(one.name) === RENDERED);
  return option && valueOf(option);
}

/** The values that arguments give to props; the last one counts. */
export function valuesOf(all: readonly ts.Expression[]): Map<string, ts.Expression> {
  return new Map(all.flatMap((one) => pairsIn(one)));
}

function pairsIn(argument: ts.Expression): [string, ts.Expression][] {
  if (ts.isCallExpression(argument)) return argument.arguments.flatMap((one) => pairsIn(one));
  if (!ts.isObjectLiteralExpression(argument)) return [];
  return argument.properties.flatMap((property) => {
    const [key, value] = [nameOfProperty(property.name), valueOf(property)];
    if (key === undefined || value === undefined) return [];
    return HOLDERS.has(key) ? pairsIn(value) : [[key, value]];
  });
}

function nameOfProperty(name: ts.PropertyName | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

function valueOf(property: ts.ObjectLiteralElementLike): ts.Expression | undefined {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}
