import { shownScheme } from "../browser/markup";
import {
  background,
  drawn,
  inherited,
  portal,
  type SchemeMarks,
  shellClass,
  stage,
  stageLayer,
} from "./stagePlaces";

type Read = (text: string) => CSSRuleList;

/** A rule that reaches no element of the shell, as nearly all are: a class begins its selector. */
const ofClass = /^\s*(?:[.#][^,{]*|@(?:keyframes|font-face)\b[^{]*)\{/;

const choice = /^(?<name>:(?:is|where))\((?<inside>[^]*)\)$/;

const firstClass = /^\s*\.(?<name>[^\s.#:>+~,{]+)/;

/**
 * Keeps the rules that libraries insert while a page is read where their style sheets are kept: on
 * the stages of demos and on what components draw on the body (`render/stageScope.ts`).
 */
export function scopeInsertedRules(marks: SchemeMarks): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called with its sheet
  const { insertRule, replace, replaceSync } = CSSStyleSheet.prototype;
  const read: Read = (text) => {
    const sheet = new CSSStyleSheet();
    replaceSync.call(sheet, text);
    return sheet.cssRules;
  };
  Object.assign(CSSStyleSheet.prototype, {
    insertRule(this: CSSStyleSheet, rule: string, index?: number) {
      return insertRule.call(this, asOneRule(rule, scopedRules(rule, marks, read)), index);
    },
    replace(this: CSSStyleSheet, text: string) {
      return replace.call(this, scopedRules(text, marks, read));
    },
    replaceSync(this: CSSStyleSheet, text: string) {
      replaceSync.call(this, scopedRules(text, marks, read));
    },
  });
}

/** A rule is known by its index to the code that inserts it, so it stays one. */
function asOneRule(rule: string, scoped: string): string {
  return scoped === rule ? rule : `@media all{${scoped}}`;
}

/**
 * Writes rules as they hold on stages.
 *
 * @param read Parses a text.
 */
export function scopedRules(text: string, marks: SchemeMarks, read: Read): string {
  const all = [...marks.light, ...marks.dark];
  const hasMark = all.some((mark) => withoutQuotes(text).includes(withoutQuotes(mark)));
  const isOfShell = shellClass.test(firstClass.exec(text)?.groups?.["name"] ?? "");
  if (ofClass.test(text) && !isOfShell && !hasMark) return text;
  const scope = new RuleScope(marks);
  const inside = scope.rules(read(text), []);
  return scope.ofStages.join("") + inside;
}

/** The rules of one text: those for the root of a page are outside of the layers of the others. */
class RuleScope {
  readonly marks: SchemeMarks;
  readonly ofStages: string[] = [];

  constructor(marks: SchemeMarks) {
    this.marks = marks;
  }

  /** @param conditions Preludes of the media queries and the like around them. */
  rules(rules: CSSRuleList, conditions: readonly string[]): string {
    return Array.from(rules, (rule) => this.#rule(rule, conditions)).join("");
  }

  #rule(rule: CSSRule, conditions: readonly string[]): string {
    if (rule instanceof CSSStyleRule) return this.#styleRule(rule, conditions);
    if (!isGroup(rule)) return rule.cssText;
    const prelude = rule.cssText.slice(0, rule.cssText.indexOf("{"));
    const inner = prelude.startsWith("@layer") ? conditions : [...conditions, prelude];
    return `${prelude}{${this.rules(rule.cssRules, inner)}}`;
  }

  #styleRule(rule: CSSStyleRule, conditions: readonly string[]): string {
    const selectors = split(rule.selectorText, ",").flatMap((one) => this.#parts(one.trim()));
    const ofRoot = selectors.filter((one) => this.#isRoot(one));
    if (ofRoot.length > 0) this.#addStageRules(ofRoot, rule.style, conditions);
    const kept = selectors.flatMap((one) => this.#kept(one));
    return kept.length > 0
      ? `${kept.join(",")}${rule.cssText.slice(rule.selectorText.length)}`
      : "";
  }

  #addStageRules(
    selectors: readonly string[],
    style: CSSStyleDeclaration,
    conditions: readonly string[],
  ) {
    const add = (place: string, of: RegExp) => {
      const declarations = declarationsOf(style, of);
      if (declarations === "") return;
      const list = selectors.map((one) => `${this.#following(one)} ${place}`).join(",");
      const rule = `@layer ${stageLayer}{${list}{${declarations}}}`;
      this.ofStages.push(conditions.reduceRight((inner, one) => `${one}{${inner}}`, rule));
    };
    add(`:where(${stage}, ${portal})`, inherited);
    add(`:where(${stage})`, background);
  }

  /** A choice of the root and of others, `:where(:root, .pine)`, as a selector for each of them. */
  #parts(selector: string): string[] {
    const { name = "", inside = "" } = choice.exec(selector)?.groups ?? {};
    const parts = split(inside, ",").map((one) => one.trim());
    return parts.some((one) => this.#isRoot(one))
      ? parts.map((one) => `${name}(${one})`)
      : [selector];
  }

  /** What a rule holds for besides the root of a page. */
  #kept(selector: string): string[] {
    // A part of a demo may have a scheme of its own.
    if (this.#isMark(lastOf(selector))) return [withSuffix(selector, ":not(html, body)")];
    if (this.#isRoot(selector)) return [];
    const kept = this.#following(selector);
    return [this.#isAnchored(selector) ? kept : withSuffix(kept, drawn)];
  }

  #isRoot(selector: string): boolean {
    const last = lastOf(selector);
    const inside = choice.exec(last)?.groups?.["inside"];
    if (inside !== undefined) return split(inside, ",").every((one) => this.#isRoot(one.trim()));
    return /^(?:html|body)(?![\w-])|:(?:root|host)(?![\w-])/i.test(last) || this.#isMark(last);
  }

  #isMark(compound: string): boolean {
    return compound !== "" && this.#withoutMarks(compound) === "";
  }

  /** Whether it names a class or an id of the library, which no element of the shell has. */
  #isAnchored(selector: string): boolean {
    const rest = this.#withoutMarks(selector);
    const choices = [...rest.matchAll(/:(?:is|where)\((?<inside>(?:[^()]|\([^()]*\))*)\)/g)];
    const plain = rest.replaceAll(/\[[^[\]]*\]/g, "").replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, "");
    const names = [...plain.matchAll(/(?<mark>[.#])(?<name>[^\s.#:>+~,*|]+)/g)];
    return (
      names.some(
        ({ groups }) => groups?.["mark"] === "#" || !shellClass.test(groups?.["name"] ?? ""),
      ) ||
      choices.some(({ groups }) =>
        split(groups?.["inside"] ?? "", ",").every((one) => this.#isAnchored(one)),
      )
    );
  }

  /** A selector which knows the scheme by the attribute of the site too. */
  #following(selector: string): string {
    const { light, dark } = this.marks;
    const withDark = replaceMarks(selector, dark, (mark) => either(mark, "dark"));
    return replaceMarks(withDark, light, (mark) => either(mark, "light"));
  }

  #withoutMarks(selector: string): string {
    return replaceMarks(selector, [...this.marks.light, ...this.marks.dark], () => "");
  }
}

function isGroup(rule: CSSRule): rule is CSSGroupingRule {
  return rule instanceof CSSGroupingRule;
}

function declarationsOf(style: CSSStyleDeclaration, of: RegExp): string {
  const names = Array.from(style).filter((name) => of.test(name));
  return names
    .map((name) => {
      const priority = style.getPropertyPriority(name);
      return `${name}:${style.getPropertyValue(name)}${priority === "" ? "" : ` !${priority}`};`;
    })
    .join("");
}

function either(mark: string, scheme: keyof SchemeMarks): string {
  return `:is(${mark},[${shownScheme}="${scheme}"])`;
}

/** Replaces marks in a selector, which has quotation marks where a site may have none. */
function replaceMarks(
  selector: string,
  marks: readonly string[],
  by: (mark: string) => string,
): string {
  return marks.reduce((text, mark) => {
    const escaped = withoutQuotes(mark).replaceAll(/[^\w-]/g, String.raw`\$&`);
    const pattern = escaped.replace(String.raw`\=`, '="?').replace(/\\\]$/, '"?\\]');
    return text.replaceAll(new RegExp(`${pattern}(?![\\w-])`, "g"), by);
  }, selector);
}

function withoutQuotes(mark: string): string {
  return mark.replaceAll(/["'\s]/g, "");
}

/** The compound at the end of a selector, without its pseudo-elements. */
function lastOf(selector: string): string {
  const last = split(selector, " >+~").at(-1) ?? "";
  return last.split("::", 1).join("").trim();
}

function withSuffix(selector: string, suffix: string): string {
  const at = selector.search(/::[\w-]+(?:\([^)]*\))?$/);
  return at === -1 ? selector + suffix : selector.slice(0, at) + suffix + selector.slice(at);
}

/** Splits a text at separators that are in no brackets and no quotation marks. */
function split(text: string, separators: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[^]/g)) {
    if ("([".includes(token)) depth += 1;
    if (")]".includes(token)) depth -= 1;
    if (depth === 0 && separators.includes(token)) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${token}`);
  }
  return parts.filter((part) => part.trim() !== "");
}
