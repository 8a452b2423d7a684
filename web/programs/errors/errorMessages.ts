import ts from "typescript";

/**
 * What a package throws in place of one number:
 *
 *     process.env.NODE_ENV !== "production" ? `No seed ${name}.` : format(7, name)
 *
 * The development build has the message, the production build the number and what fills the message.
 *
 * Text, or the name of what
 *   is in its place; that may be nothing where it is optional.
 */
interface Part {
  text: string;
  arg: number | null;
  optional: boolean;
}

export interface Message {
  code: number;
  parts: Part[];
}

/** Tells files apart that hold none, without reading them as code. */
const choice = /process\.env\.NODE_ENV !== ["']production["'] \?/;
const condition = /^process\.env\.NODE_ENV !== ["']production["']$/;

/**
 * The messages of a module, in their order.
 *
 * @throws for a message that is put together in a way that is not known.
 */
export function messagesIn(source: string): Message[] {
  if (!choice.test(source)) return [];
  const found: Message[] = [];
  const file = ts.createSourceFile("module.js", source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const message = messageOf(node);
    if (message === null) ts.forEachChild(node, visit);
    else found.push(message);
  };
  visit(file);
  return found;
}

function messageOf(node: ts.Node): Message | null {
  if (!ts.isConditionalExpression(node) || !condition.test(node.condition.getText())) return null;
  const call = node.whenFalse;
  if (!ts.isCallExpression(call)) return null;
  const [code, ...args] = call.arguments;
  if (code === undefined || !ts.isNumericLiteral(code)) return null;
  const texts = args.map((one) => one.getText());
  const parts = partsOf(node.whenTrue, texts);
  if (parts === null) throw new Error(`no text can be made of ${node.whenTrue.getText()}`);
  return { code: Number(code.text), parts: joined(parts) };
}

/**
 * The parts of a text that is put together with `+` and `${}`; nothing for any other expression.
 *
 * @param args Source of what the production build hands over, in its order.
 */
function partsOf(text: ts.Expression, args: string[]): Part[] | null {
  if (ts.isParenthesizedExpression(text)) return partsOf(text.expression, args);
  if (ts.isStringLiteralLike(text)) return [plain(text.text)];
  if (ts.isBinaryExpression(text) && text.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [start, end] = [partsOf(text.left, args), partsOf(text.right, args)];
    return start && end && [...start, ...end];
  }
  if (!ts.isTemplateExpression(text)) return null;
  const parts = [plain(text.head.text)];
  for (const { expression, literal } of text.templateSpans) {
    parts.push(placeOf(expression, args), plain(literal.text));
  }
  return parts.every((part) => part.arg !== -1) ? parts : null;
}

function placeOf(expression: ts.Expression, args: string[]): Part {
  const optional = ts.isConditionalExpression(expression);
  return { text: nameOf(expression), arg: args.indexOf(expression.getText()), optional };
}

/** The value in a place, in one word: `name` for `name ? ` (${name})` : ""`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isConditionalExpression(expression)) return nameOf(expression.condition);
  if (ts.isCallExpression(expression) && expression.arguments[0])
    return nameOf(expression.arguments[0]);
  if (ts.isTemplateExpression(expression) && expression.templateSpans[0])
    return nameOf(expression.templateSpans[0].expression);
  return expression.getText();
}

const plain = (text: string): Part => ({ text, arg: null, optional: false });

function joined(parts: Part[]) {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (part.arg === null && last?.arg === null) last.text += part.text;
    else if (part.text !== "") found.push({ ...part });
  }
  return found;
}
