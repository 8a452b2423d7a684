import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** Code of one kind; the kind is a class of the site's code colors, or empty. */
export interface Span {
  readonly text: string;
  readonly kind: string;
}

export type Language = 'ts' | 'tsx' | 'json' | 'css';

const typescript = parser.configure({ dialect: 'ts' });
const withMarkup = parser.configure({ dialect: 'ts jsx' });

const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.self], class: 'tok-keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], class: 'tok-string' },
  { tag: [tags.number], class: 'tok-number' },
  { tag: [tags.bool, tags.null], class: 'tok-constant' },
  { tag: tags.function(tags.variableName), class: 'tok-function' },
  { tag: tags.function(tags.propertyName), class: 'tok-function' },
  { tag: tags.function(tags.definition(tags.variableName)), class: 'tok-function' },
  { tag: tags.typeName, class: 'tok-type' },
  { tag: [tags.tagName, tags.angleBracket], class: 'tok-tag' },
  { tag: tags.comment, class: 'tok-comment' },
  { tag: tags.operator, class: 'tok-operator' },
  { tag: [tags.separator, tags.derefOperator], class: 'tok-punctuation' },
  { tag: tags.content, class: '' },
]);

/** The lines of code, in spans of one kind. */
export function highlighted(code: string, language: Language = 'ts'): readonly (readonly Span[])[] {
  const text = code.replace(/\n$/, '');
  if (language === 'css') return text.split('\n').map(cssLine);
  return language === 'json' ? jsonLines(text) : lines(text, language);
}

function lines(code: string, language: Language): readonly (readonly Span[])[] {
  const all: Span[][] = [[]];
  const grammar = language === 'tsx' ? withMarkup : typescript;
  highlightCode(
    code,
    grammar.parse(code),
    kinds,
    (text, kind) => all.at(-1)?.push({ text, kind }),
    () => all.push([]),
  );
  return all;
}

/** An object that stands alone is an expression between parentheses only. */
function jsonLines(code: string): readonly (readonly Span[])[] {
  const all = lines(`(\n${code}\n)`, 'ts');
  return all.slice(1, -1);
}

const declaration = /^(\s*)(--[\w-]+)(:)(.*)(;)$/;

/** A line with a variable, or one that opens or closes a rule. */
function cssLine(line: string): readonly Span[] {
  const [, indent = '', name, colon = '', value = '', end = ''] = declaration.exec(line) ?? [];
  if (name === undefined) {
    const [, selector = '', rest = ''] = /^([^,{}]*)([,{}].*)?$/.exec(line) ?? [];
    return spans([selector, 'tok-tag'], [rest, 'tok-punctuation']);
  }
  return spans(
    [indent + name, ''],
    [colon, 'tok-punctuation'],
    [value, /^\s*-?[\d.]/.test(value) ? 'tok-number' : 'tok-string'],
    [end, 'tok-punctuation'],
  );
}

function spans(...parts: readonly (readonly [text: string, kind: string])[]): readonly Span[] {
  return parts.filter(([text]) => text !== '').map(([text, kind]) => ({ text, kind }));
}
