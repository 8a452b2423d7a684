import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { tags } from "@lezer/highlight";

const quiet = "var(--text-quiet)";
const name = "var(--tok-name)";
const number = "var(--tok-number)";

/** Gives code the colours that it has in the page, as far as the two grammars agree. */
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
