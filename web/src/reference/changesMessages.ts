import type { Messages } from "../model/formatMessage";
import type { MessageKey, Translate } from "../model/messages";

const keys = [
  "changes.between",
  "changes.unknown",
  "changes.failed",
  "changes.section.removed",
  "changes.section.added",
  "changes.section.changed",
  "changes.section.exports",
  "changes.change.removed",
  "changes.change.required",
  "changes.change.type",
  "changes.change.default",
  "changes.change.deprecated",
  "changes.change.optional",
  "changes.change.restored",
  "changes.change.added",
  "changes.guide",
  "changes.none",
  "changes.all",
  "api.kind.component",
  "api.kind.hook",
  "api.kind.interface",
  "api.section.props",
  "api.section.parameters",
  "api.section.return-value",
  "api.section.slots",
  "api.section.classes",
  "api.section.css-variables",
] as const satisfies readonly MessageKey[];

/** Returns the texts with which a browser writes changes, their places not filled. */
export function changesMessages(t: Translate): Messages {
  return Object.fromEntries(keys.map((key) => [key, t(key)]));
}
