import { cssLanguage } from "@codemirror/lang-css";
import {
  javascriptLanguage,
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from "@codemirror/lang-javascript";
import type { LRLanguage } from "@codemirror/language";

/** Code as its grammar reads it. */
export type Tree = ReturnType<LRLanguage["parser"]["parse"]>;

export type SyntaxNode = Tree["topNode"];

const json = javascriptLanguage.configure({ top: "SingleExpression" });

const byEnding: Readonly<Record<string, LRLanguage>> = {
  css: cssLanguage,
  js: jsxLanguage,
  json,
  jsx: jsxLanguage,
  ts: typescriptLanguage,
  tsx: tsxLanguage,
};

/** The grammar of a file by its name. */
export function languageOf(name: string): LRLanguage | null {
  return byEnding[endingOf(name)] ?? null;
}

export function endingOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
