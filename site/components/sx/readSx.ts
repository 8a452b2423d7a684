import { SxMistake } from './SxMistake';
import { type Token, tokensOf } from './sxTokens';
import type { SxScope, SxValue } from './sxValue';

type Read = (scope: SxScope) => SxValue;

/**
 * What a reader wrote for `sx`, without running it as code: objects, arrays, values, templates, and functions that
 * read the theme. A mistake says where it is and what to write.
 */
export function readSx(text: string): SxValue {
  const reader = new Reader(tokensOf(text));
  const read = reader.whole();
  return read({});
}

const constants: Readonly<Record<string, SxValue>> = {
  true: true,
  false: false,
  null: null,
  undefined,
};

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  whole(): Read {
    // As it stands in JSX: sx={{ … }}.
    const inJsx = this.token.text === 'sx' && this.tokens[this.at + 1]?.text === '=';
    if (inJsx) {
      this.at += 2;
      this.expect('{', 'The value of sx is in braces in JSX.');
    }
    if (!['{', '[', '('].includes(this.token.text) && this.token.kind !== 'name')
      throw this.mistake('Begin with a brace: { p: 2 }.');
    const read = this.value();
    if (inJsx) this.expect('}', 'The brace that begins after sx= is not closed.');
    if (this.token.kind !== 'end')
      throw this.mistake(`Nothing can follow the value, but here is ${shown(this.token)}.`);
    return read;
  }

  private get token(): Token {
    const token = this.tokens[this.at] ?? this.tokens.at(-1);
    if (token === undefined) throw new Error('The tokens of a text have an end.');
    return token;
  }

  private take(): Token {
    const { token } = this;
    this.at += 1;
    return token;
  }

  private skip(text: string): boolean {
    if (this.token.kind !== 'sign' || this.token.text !== text) return false;
    this.at += 1;
    return true;
  }

  private expect(text: string, why: string): void {
    if (!this.skip(text)) throw this.mistake(`${why} Here is ${shown(this.token)}.`);
  }

  private mistake(why: string, token = this.token): SxMistake {
    return new SxMistake(why, token.at);
  }

  private value(): Read {
    if (this.startsFunction()) return this.callback();
    const read = this.single();
    if (this.token.kind === 'sign' && ['+', '*', '/', '?', '&', '|', '-'].includes(this.token.text))
      throw this.mistake(
        'Calculations and conditions are not evaluated here. Write the result, or a template such as `calc(100% - 8px)`.',
      );
    return read;
  }

  private single(): Read {
    const token = this.take();
    if (token.kind === 'number') return () => Number(token.text);
    if (token.kind === 'string') return () => token.value;
    if (token.kind === 'template') return this.template(token);
    if (token.kind === 'name') return this.name(token);
    if (token.text === '-' && this.token.kind === 'number') {
      const number = -Number(this.take().text);
      return () => number;
    }
    if (token.text === '{') return this.object();
    if (token.text === '[') return this.array();
    if (token.text === '(') {
      const read = this.value();
      this.expect(')', 'A closing parenthesis is missing.');
      return read;
    }
    if (token.kind === 'end') throw this.mistake('A value is missing: the text ends here.', token);
    throw this.mistake(`A value is missing: here is ${shown(token)}.`, token);
  }

  private object(): Read {
    const members: [key: Read, value: Read][] = [];
    while (!this.skip('}')) {
      const key = this.key();
      this.expect(':', 'A colon is missing after the name of a property.');
      members.push([key, this.value()]);
      if (this.skip(',')) continue;
      if (this.token.kind === 'end') throw this.mistake('A closing brace } is missing at the end.');
      this.expect('}', 'A comma or a closing brace is missing.');
      break;
    }
    return (scope) =>
      Object.fromEntries(members.map(([key, value]) => [textOf(key(scope)), value(scope)]));
  }

  private key(): Read {
    const token = this.take();
    if (token.kind === 'name' || token.kind === 'number') return () => token.text;
    if (token.kind === 'string') return () => token.value;
    if (token.text === '[') {
      const read = this.value();
      this.expect(']', 'A closing bracket ] is missing after a computed name.');
      return read;
    }
    if (token.text === '...')
      throw this.mistake('Objects cannot be spread here. Write an array: [{ … }, { … }].', token);
    if (token.kind === 'end') throw this.mistake('A closing brace } is missing at the end.', token);
    throw this.mistake(
      `The name of a property is missing: here is ${shown(token)}. Put names such as '&:hover' in quotes.`,
      token,
    );
  }

  private array(): Read {
    const items: Read[] = [];
    while (!this.skip(']')) {
      items.push(this.value());
      if (this.skip(',')) continue;
      this.expect(']', 'A comma or a closing bracket is missing.');
      break;
    }
    return (scope) => items.map((read) => read(scope));
  }

  private template({ parts = [] }: Token): Read {
    const reads = parts.map((part): Read => {
      if (typeof part === 'string') return () => part;
      const inner = new Reader(part);
      const read = inner.value();
      if (inner.token.kind !== 'end')
        throw inner.mistake('A template can hold one value between ${ and }.');
      return read;
    });
    return (scope) => reads.map((read) => textOf(read(scope))).join('');
  }

  /** `theme => …` or `(theme) => …`. */
  private startsFunction(): boolean {
    const [first, second, third, fourth] = this.tokens.slice(this.at, this.at + 4);
    if (first?.kind === 'name') return second?.text === '=>';
    if (first?.kind !== 'sign' || first.text !== '(') return false;
    if (second?.text === '{' && this.isParameters())
      throw this.mistake('Write the whole theme as parameter: (theme) => theme.palette.', second);
    if (second?.text === ')' && third?.text === '=>')
      throw this.mistake('A function takes the theme: (theme) => ….', second);
    return second?.kind === 'name' && third?.text === ')' && fourth?.text === '=>';
  }

  private isParameters(): boolean {
    const closing = this.tokens.findIndex(
      (token, index) => index > this.at && token.kind === 'sign' && token.text === ')',
    );
    return this.tokens[closing + 1]?.text === '=>';
  }

  private callback(): Read {
    const inParentheses = this.skip('(');
    const name = this.take().text;
    if (inParentheses) this.skip(')');
    this.skip('=>');
    if (this.token.kind === 'sign' && this.token.text === '{')
      throw this.mistake('Put an object that a function returns in parentheses: => ({ … }).');
    const body = this.value();
    return (scope) => (theme: object) => body({ ...scope, [name]: theme });
  }

  private name(token: Token): Read {
    if (Object.hasOwn(constants, token.text)) return () => constants[token.text];
    let read: Read = (scope) => {
      if (Object.hasOwn(scope, token.text)) return scope[token.text] as SxValue;
      throw this.mistake(
        `${token.text} is not known here. Use quotes for text, and (theme) => theme.… for values of the theme.`,
        token,
      );
    };
    let path = token.text;
    for (;;) {
      const place = this.token;
      if (this.skip('?.') || this.skip('.')) {
        const key = this.take();
        if (key.kind !== 'name') throw this.mistake('The name of a member is missing.', key);
        read = this.member(read, () => key.text, path, key);
        path += `.${key.text}`;
      } else if (this.skip('[')) {
        const key = this.value();
        this.expect(']', 'A closing bracket ] is missing.');
        read = this.member(read, key, path, place);
        path += '[…]';
      } else if (this.skip('(')) {
        read = this.call(read, path, place);
        path += '(…)';
      } else return read;
    }
  }

  private member(of: Read, key: Read, path: string, token: Token): Read {
    return (scope) => {
      const value = of(scope);
      const name = textOf(key(scope));
      const isHolder = (typeof value === 'object' && value !== null) || typeof value === 'function';
      if (!isHolder)
        throw this.mistake(
          `${path} is ${String(value)} in this theme, so it has no ${name}.`,
          token,
        );
      // Only what the theme holds itself: nothing leads out of it.
      if (!Object.hasOwn(value, name)) return undefined;
      const found = (value as Readonly<Record<string, SxValue>>)[name];
      return typeof found === 'function' ? found.bind(value) : found;
    };
  }

  private call(of: Read, path: string, token: Token): Read {
    const values: Read[] = [];
    while (!this.skip(')')) {
      values.push(this.value());
      if (this.skip(',')) continue;
      this.expect(')', 'A comma or a closing parenthesis is missing.');
      break;
    }
    return (scope) => {
      const called = of(scope);
      if (typeof called !== 'function')
        throw this.mistake(`${path} is not a function of this theme.`, token);
      try {
        return (called as (...given: readonly SxValue[]) => SxValue)(
          ...values.map((read) => read(scope)),
        );
      } catch (error) {
        if (error instanceof SxMistake || !(error instanceof Error)) throw error;
        throw this.mistake(`${path} failed: ${error.message}`, token);
      }
    };
  }
}

function shown({ kind, text }: Token): string {
  return kind === 'end' ? 'the end' : `“${text}”`;
}

/** As a name or in a template. */
function textOf(value: SxValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
