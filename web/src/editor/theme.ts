import { EditorView } from "@codemirror/view";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

/** Measures are those of the static code, so that nothing moves when the editor takes its place. */
export const theme = EditorView.theme({
  "&": {
    color: "inherit",
    borderRadius: "inherit",
  },
  "&.cm-focused": {
    outline: "none",
  },
  // Not around the whole: what the scroller holds would be drawn over it.
  "&.cm-focused .cm-scroller": {
    outline: "2px solid var(--focus)",
    outlineOffset: "-2px",
  },
  ".cm-scroller": {
    borderRadius: "inherit",
    maxBlockSize: "var(--editor-limit)",
    fontFamily: "var(--font-code)",
    fontSize: "var(--size-code)",
    fontVariantLigatures: "none",
    lineHeight: "1.375rem",
    overflow: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "thin",
    scrollbarColor: "var(--neutral-7) transparent",
  },
  ".cm-content": {
    padding: "0.75rem 0",
    caretColor: "var(--text)",
    tabSize: "2",
  },
  ".cm-line": {
    paddingInline: "1.25rem 3rem",
  },
  ".cm-line ::selection, .cm-line::selection": {
    background:
      "light-dark(oklch(88% calc(var(--accent-chroma) * 0.4) var(--accent-hue)), oklch(38% calc(var(--accent-chroma) * 0.5) var(--accent-hue)))",
  },
  ".cm-matchingBracket": {
    background: "var(--neutral-5)",
    borderRadius: "2px",
  },
  ".cm-fault": {
    background: "light-dark(oklch(95% 0.03 25), oklch(28% 0.05 25))",
    boxShadow: "inset 2px 0 light-dark(oklch(55% 0.2 25), oklch(70% 0.16 25))",
  },
  "@media (forced-colors: active)": {
    ".cm-fault": { outline: "1px dashed", outlineOffset: "-1px" },
  },
});

const quiet = "var(--text-quiet)";
const name = "var(--tok-name)";
const number = "var(--tok-number)";

/** Gives code the colors that it has in the page, as far as the two grammars agree. */
export const highlighting: Extension = syntaxHighlighting(
  HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier, tags.self, tags.atom], color: "var(--tok-keyword)" },
    { tag: [tags.string, tags.regexp, tags.attributeValue], color: "var(--tok-string)" },
    { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color], color: number },
    { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: name },
    { tag: [tags.function(tags.definition(tags.variableName))], color: name },
    { tag: [tags.tagName, tags.angleBracket, tags.constant(tags.className)], color: name },
    { tag: [tags.typeName, tags.className], color: "var(--tok-type)" },
    { tag: tags.comment, color: "var(--tok-comment)" },
    { tag: [tags.operator, tags.function(tags.punctuation)], color: quiet },
    { tag: [tags.derefOperator, tags.labelName], color: "inherit" },
  ]),
);
