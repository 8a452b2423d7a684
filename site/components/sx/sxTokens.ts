import { SxMistake } from './SxMistake';

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'template' | 'sign' | 'end';
  /** As it was written. */
  readonly text: string;
  /** Of a string: what it means. */
  readonly value?: string;
  /** Of a template: its texts, and the tokens of what stands between them. */
  readonly parts?: readonly (string | readonly Token[])[];
  readonly at: number;
}

const patterns = {
  name: /[\p{L}_$][\p{L}\p{N}_$]*/uy,
  number: /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy,
  sign: /=>|\.\.\.|\?\.(?!\d)|[{}[\]():,.=+*/?&|<>!%-]/y,
};

const blanks = [/\s+/y, /\/\/[^\n]*/y, /\/\*[\s\S]*?\*\//y];

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

/** The words and signs of a text, without blanks and comments. */
export function tokensOf(text: string): readonly Token[] {
  return tokensFrom(text, 0, false).tokens;
}

/** Up to the end, or to the brace that closes what stands in a template. */
function tokensFrom(text: string, from: number, inTemplate: boolean) {
  const tokens: Token[] = [];
  let at = from;
  let depth = 0;
  for (;;) {
    at = afterBlanks(text, at);
    const sign = text[at];
    if (sign === undefined || (inTemplate && depth === 0 && sign === '}')) {
      tokens.push({ kind: 'end', text: '', at });
      return { tokens, at };
    }
    const token = tokenAt(text, at);
    if (token.text === '{') depth += 1;
    if (token.text === '}') depth -= 1;
    tokens.push(token);
    at += token.text.length;
  }
}

function tokenAt(text: string, at: number): Token {
  const sign = text.charAt(at);
  if (sign === "'" || sign === '"') return stringAt(text, at, sign);
  if (sign === '`') return templateAt(text, at);
  for (const kind of ['name', 'number', 'sign'] as const) {
    const found = matched(patterns[kind], text, at);
    if (found !== null) return { kind, text: found, at };
  }
  if (/[‘’“”]/.test(sign)) throw new SxMistake(`${sign} is a typographic quote. Write ' or ".`, at);
  throw new SxMistake(`The character ${sign} has no meaning here.`, at);
}

function stringAt(text: string, from: number, quote: string): Token {
  let value = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === quote) return { kind: 'string', text: text.slice(from, at + 1), value, at: from };
    if (sign === '\n') break;
    if (sign === '\\') {
      at += 1;
      value += escapes[text.charAt(at)] ?? text.charAt(at);
    } else value += sign;
  }
  throw new SxMistake(`The closing quote ${quote} is missing.`, from);
}

function templateAt(text: string, from: number): Token {
  const parts: (string | readonly Token[])[] = [];
  let value = '';
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '`') {
      parts.push(value);
      return { kind: 'template', text: text.slice(from, at + 1), parts, at: from };
    }
    if (sign === '\\') {
      at += 1;
      value += escapes[text.charAt(at)] ?? text.charAt(at);
    } else if (sign === '$' && text.charAt(at + 1) === '{') {
      const inner = tokensFrom(text, at + 2, true);
      if (inner.at >= text.length) break;
      parts.push(value, inner.tokens);
      value = '';
      ({ at } = inner);
    } else value += sign;
  }
  throw new SxMistake('The closing ` of a template is missing.', from);
}

function matched(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

function afterBlanks(text: string, from: number): number {
  const found = blanks.map((pattern) => matched(pattern, text, from)?.length ?? 0);
  const length = Math.max(...found);
  return length === 0 ? from : afterBlanks(text, from + length);
}
