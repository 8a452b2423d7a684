import ts from "typescript";
import { constantOf } from "./constants.ts";
import { declaredName, fileOf, moduleOf } from "./symbols.ts";

/** The object that an assignment or a class gives a component under a name. */
interface Given {
  component: string;
  object: ts.ObjectLiteralExpression;
}

/** The types that validators without arguments accept. */
const PLAIN: Record<string, string> = {
  any: "any",
  array: "any[]",
  bigint: "bigint",
  bool: "boolean",
  element: 'import("react").ReactElement',
  elementType: 'import("react").ElementType',
  func: "(...args: any[]) => any",
  node: 'import("react").ReactNode',
  number: "number",
  object: "object",
  string: "string",
  symbol: "symbol",
};

/** Classes that every browser has. */
const OF_BROWSERS = /^(?:Date|Error|RegExp|Map|Set|File|Blob|Element|Node|Event|HTML\w*Element)$/;

export function isScript(file: string) {
  return /\.[cm]?jsx?$/.test(file);
}

/**
 * A host whose scripts declare the types of the props that components check while they run: each
 * `propTypes` becomes a `@typedef` below the code.
 */
export function withPropTypes(host: ts.CompilerHost): ts.CompilerHost {
  return {
    ...host,
    getSourceFile: (file, options, ...rest) => {
      const source = host.getSourceFile(file, options, ...rest);
      if (source === undefined || !isScript(file) || !source.text.includes("propTypes")) {
        return source;
      }
      // The one of the program has no parents yet.
      const parsed = ts.createSourceFile(file, source.text, ts.ScriptTarget.ESNext, true);
      const types = givenIn(parsed, "propTypes").map((one) => typedef(parsed, one));
      return ts.createSourceFile(file, source.text + types.join(""), options);
    },
  };
}

/** The type of the props of a component, by its types, or else by what it checks while it runs. */
export function propsTypeOf(
  checker: ts.TypeChecker,
  component: ts.Symbol,
  signature: ts.Signature,
): ts.Type | undefined {
  const [parameter] = signature.parameters;
  const type = parameter && checker.getTypeOfSymbol(parameter);
  if (parameter !== undefined && isTyped(component, parameter, type)) return type;
  return checkedType(checker, component) ?? type;
}

/** Whether the compiler knows nothing of a value in a script: functions of other packages made it. */
export function isOpaque(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const isAny = (checker.getTypeOfSymbol(symbol).flags & ts.TypeFlags.Any) !== 0;
  return isAny && scriptOf(symbol) !== undefined;
}

/** The defaults that a component of a script gives its props, as code. */
export function defaultPropsOf(component: ts.Symbol): Map<string, string> {
  const source = scriptOf(component);
  const given = source === undefined ? [] : givenIn(source, "defaultProps");
  const object = ofComponent(given, component)?.object;
  return new Map(
    assignmentsIn(object).flatMap(({ name, initializer }) => {
      const constant = constantOf(initializer, () => undefined);
      return constant === undefined ? [] : [[nameOf(name), constant.text]];
    }),
  );
}

export function scriptOf(symbol: ts.Symbol): ts.SourceFile | undefined {
  return isScript(fileOf(symbol) ?? "") ? symbol.declarations?.[0]?.getSourceFile() : undefined;
}

/** Whether somebody wrote which type it has; what the compiler finds out of scripts are names alone. */
function isTyped(component: ts.Symbol, parameter: ts.Symbol, type: ts.Type | undefined): boolean {
  if (scriptOf(component) === undefined) return true;
  if (type === undefined || type.flags & ts.TypeFlags.Any) return false;
  const nodes = [component.valueDeclaration, parameter.valueDeclaration];
  return nodes.some((node) => node !== undefined && ts.getJSDocType(node) !== undefined);
}

/** The type of the props that a component checks while it runs. */
export function checkedType(checker: ts.TypeChecker, component: ts.Symbol): ts.Type | undefined {
  const source = scriptOf(component);
  const module = source && moduleOf(checker, source);
  const found = source && ofComponent(givenIn(source, "propTypes"), component);
  const name = found && typeName(found);
  const type = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  return type && checker.getDeclaredTypeOfSymbol(type);
}

/** That of a component's name, or of one that it is made of (`Leaf` of `withTheme(Leaf)`). */
function ofComponent(given: Given[], component: ts.Symbol): Given | undefined {
  const [declaration] = component.declarations ?? [];
  const names = [component.name, declaredName(component), ...wrappedIn(declaration)];
  return given.findLast((one) => names.includes(one.component));
}

function wrappedIn(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isCallExpression(node)) return [node.expression, ...node.arguments].flatMap(wrappedIn);
  if (ts.isVariableDeclaration(node)) return wrappedIn(node.initializer);
  if (ts.isExportAssignment(node)) return wrappedIn(node.expression);
  if (ts.isBinaryExpression(node)) return wrappedIn(node.right);
  return ts.isPropertyAccessExpression(node) && ts.isBinaryExpression(node.parent)
    ? wrappedIn(node.parent)
    : [];
}

/** `Leaf.propTypes = {...}`, `static propTypes = {...}`, `_defineProperty(Leaf, "propTypes", {...})`. */
function givenIn(source: ts.SourceFile, property: string): Given[] {
  const found: Given[] = [];
  const note = (component: ts.Node | undefined, value: ts.Node | undefined) => {
    const object = value && objectOf(source, value);
    const name = component?.getText(source).replace(/^exports\./, "");
    if (name !== undefined && object !== undefined) found.push({ component: name, object });
  };
  const visit = (node: ts.Node) => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === property
    ) {
      note(node.left.expression, node.right);
    } else if (ts.isPropertyDeclaration(node) && node.name.getText(source) === property) {
      note(node.parent.name, node.initializer);
    } else if (ts.isCallExpression(node)) {
      const [component, key, value] = node.arguments;
      if (key && ts.isStringLiteral(key) && key.text === property) note(component, value);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** An object where it is written, under a name, or under a condition. */
function objectOf(source: ts.SourceFile, node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const value = valueOf(source, node);
  if (ts.isConditionalExpression(value)) return objectOf(source, value.whenTrue);
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** What an expression stands for, if it is a name of the module (`sizes`, `Sizes.small`). */
function valueOf(source: ts.SourceFile, node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node)) return valueOf(source, node.expression);
  if (ts.isPropertyAccessExpression(node)) {
    const object = objectOf(source, node.expression);
    return (
      assignmentsIn(object).find(({ name }) => nameOf(name) === node.name.text)?.initializer ?? node
    );
  }
  if (!ts.isIdentifier(node)) return node;
  const variables = source.statements.filter((one) => ts.isVariableStatement(one));
  const declared = variables.flatMap(({ declarationList }) => declarationList.declarations);
  const found = declared.find(({ name }) => name.getText(source) === node.text)?.initializer;
  // `var Sizes = exports.Sizes = {...}`
  return found === undefined ? node : ts.isBinaryExpression(found) ? found.right : found;
}

function typeName({ component }: Given) {
  return `${component.replaceAll(/\W/g, "")}PropTypes`;
}

function typedef(source: ts.SourceFile, given: Given): string {
  const defaults = ofTarget(givenIn(source, "defaultProps"), given.component);
  const lines = membersOf(source, given.object).map(({ name, validator, key }) => {
    const { type, required } = accepted(source, validator);
    const isOptional = !required || defaults.has(name);
    return ` * @property {${type}} ${isOptional ? `[${name}]` : name} ${comment(source, key)}\n`;
  });
  return `\n/**\n * @typedef {object} ${typeName(given)}\n${lines.join("")} */\n`;
}

function ofTarget(all: Given[], component: string) {
  const objects = all.filter((one) => one.component === component);
  const keys = objects.flatMap(({ object }) => object.properties.map(({ name }) => name));
  return new Set(keys.map((key) => (key === undefined ? "" : nameOf(key))));
}

interface Member {
  name: string;
  validator: ts.Expression;
  key: ts.Node;
}

function membersOf(source: ts.SourceFile, object: ts.ObjectLiteralExpression): Member[] {
  return object.properties.flatMap((one): Member[] => {
    if (ts.isPropertyAssignment(one)) {
      return [{ name: nameOf(one.name), validator: one.initializer, key: one }];
    }
    const spread = ts.isSpreadAssignment(one) ? objectOf(source, one.expression) : undefined;
    return spread === undefined ? [] : membersOf(source, spread);
  });
}

function nameOf(name: ts.PropertyName) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The comment above a key, on one line. */
function comment(source: ts.SourceFile, key: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(source.text, key.getFullStart()) ?? [];
  const texts = ranges.map(({ pos, end }) => source.text.slice(pos, end));
  const lines = texts.flatMap((text) => text.replaceAll(/^\/\*+|\*\/$|^\/\//g, "").split("\n"));
  return lines
    .map((line) => line.replace(/^\s*\*?\s*/, "").trim())
    .join(" ")
    .trim();
}

interface Accepted {
  type: string;
  required: boolean;
}

/** What a validator of the package `prop-types` accepts; of others nothing is known. */
function accepted(source: ts.SourceFile, node: ts.Expression): Accepted {
  if (ts.isPropertyAccessExpression(node) && node.name.text === "isRequired") {
    return { type: accepted(source, node.expression).type, required: true };
  }
  if (ts.isCallExpression(node)) {
    return { type: made(source, validatorName(node.expression), node.arguments), required: false };
  }
  return { type: PLAIN[validatorName(node)] ?? "any", required: false };
}

function validatorName(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return validatorName(node.expression);
  if (ts.isBinaryExpression(node)) return validatorName(node.right);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : "";
}

/** `oneOf(['small', 'large'])` accepts `'small' | 'large'`. */
function made(source: ts.SourceFile, name: string, [first]: readonly ts.Expression[]): string {
  if (first === undefined) return "any";
  if (name === "arrayOf") return `(${accepted(source, first).type})[]`;
  if (name === "objectOf") return `{ [key: string]: ${accepted(source, first).type} }`;
  if (name === "instanceOf")
    return OF_BROWSERS.test(first.getText(source)) ? first.getText(source) : "any";
  if (name === "oneOf") return union(literals(source, first));
  if (name === "oneOfType" && ts.isArrayLiteralExpression(first)) {
    return union(first.elements.map((one) => `(${accepted(source, one).type})`));
  }
  const object = ["shape", "exact"].includes(name) ? objectOf(source, first) : undefined;
  if (object === undefined) return "any";
  const members = membersOf(source, object).map(({ name: key, validator }) => {
    const { type, required } = accepted(source, validator);
    return `${key}${required ? "" : "?"}: ${type}`;
  });
  return `{ ${members.join("; ")} }`;
}

function union(types: string[]) {
  return types.length === 0 ? "any" : types.join(" | ");
}

/** The values of an array, or of `Object.values(Sizes)`, if all are constants. */
function literals(source: ts.SourceFile, node: ts.Expression): string[] {
  const values = elementsOf(source, valueOf(source, node)).map(
    (one) => constantOf(valueOf(source, one), () => undefined)?.text,
  );
  return values.every((one) => one !== undefined) ? values : [];
}

function elementsOf(source: ts.SourceFile, node: ts.Node): readonly ts.Node[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  const isValues = ts.isCallExpression(node) && node.expression.getText(source) === "Object.values";
  const object = isValues && first ? objectOf(source, first) : undefined;
  return assignmentsIn(object).map(({ initializer }) => initializer);
}

function assignmentsIn(object: ts.ObjectLiteralExpression | undefined): ts.PropertyAssignment[] {
  return object?.properties.filter((one) => ts.isPropertyAssignment(one)) ?? [];
}
