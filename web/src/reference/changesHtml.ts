import type { ApiChangedEntry, ApiChangedPart, ApiStep } from "../model/page.gen";
import type { MessageKey, Translate } from "../model/messages";
import { isEntry, isPresence } from "./netChanges";
import { safeChange, breakingCount, changeKind } from "./markup";
import { toneName } from "../ui/markup";

type Change = ApiStep["change"];

/** What breaks code comes first. */
const order: readonly Change[] = [
  "removed",
  "required",
  "deprecated",
  "type",
  "default",
  "optional",
  "restored",
  "added",
];
const breaking: ReadonlySet<Change> = new Set<Change>(["removed", "required", "type", "default"]);
const tones: Readonly<Partial<Record<Change, string>>> = {
  removed: "error",
  required: "error",
  deprecated: "warning",
};
/** More names than a reader sees at a glance. */
const manyNames = 24;

const titles: Readonly<Record<ApiChangedPart["kind"], MessageKey | null>> = {
  component: "api.kind.component",
  hook: "api.kind.hook",
  interface: "api.kind.interface",
  export: null,
  prop: "api.section.props",
  parameter: "api.section.parameters",
  "return-value": "api.section.return-value",
  slot: "api.section.slots",
  class: "api.section.classes",
  "css-variable": "api.section.css-variables",
};

/** One change of a part. */
interface Item {
  readonly part: ApiChangedPart;
  readonly step: ApiStep;
}

/** Parts of an entry that changed in the same way. */
interface Row extends Item {
  readonly parts: readonly ApiChangedPart[];
}

/**
 * Returns the changes between two versions as HTML, for the server and for browsers: entries that are
 * gone, new ones, the others with their parts, and what belongs to no entry. Site paths are as in the model.
 */
export function changesHtml(entries: readonly ApiChangedEntry[], t: Translate): string {
  const named = entries.filter(({ names }) => names.length > 0);
  const moved = named.flatMap(itemsOf).filter(isMove);
  const [removed, added] = (["removed", "added"] as const).map((change) =>
    moved.filter(({ step }) => step.change === change),
  );
  const changed = named
    .map((entry) => ({ entry, items: itemsOf(entry).filter((item) => !isMove(item)) }))
    .filter(({ items }) => items.length > 0);
  const exports = entries.filter(({ names }) => names.length === 0).flatMap(itemsOf);
  const deprecated = changed
    .flatMap(({ items }) => items)
    .filter(({ step }) => step.change === "deprecated");
  const breakingEntries = changed.filter(({ items }) => items.some(isBreaking));
  const counts: readonly Count[] = [
    ["changes.section.removed", removed?.length ?? 0, removed?.length ?? 0],
    ["changes.section.added", added?.length ?? 0, null],
    ["changes.section.changed", changed.length, breakingEntries.length],
    ["changes.change.deprecated", deprecated.length, null],
  ];
  return [
    countsHtml(counts, t),
    section("removed", rowsHtml(removed ?? [], t, "named above"), t),
    section("added", rowsHtml(added ?? [], t, "named above"), t),
    section(
      "changed",
      changed.map(({ entry, items }) => entryHtml(entry, items, t)).join(""),
      t,
      breakingEntries.length > 0,
    ),
    section("exports", rowsHtml(exports, t), t, exports.some(isBreaking)),
  ].join("");
}

/** The changes of an entry. Those that its names have in common are one, though others were not. */
function itemsOf({ names, parts }: ApiChangedEntry): readonly Item[] {
  const items = new Map<string, Item>();
  for (const { part, step } of parts.flatMap((part) =>
    part.steps.map((step) => ({ part, step })),
  )) {
    const key = [part.kind, part.name, step.change, step.before, step.after].join("\n");
    const known = items.get(key);
    items.set(key, { part: known === undefined ? part : joined(known.part, part, names), step });
  }
  return [...items.values()];
}

/** A part that several names have, with what is known of it under each. */
function joined(
  first: ApiChangedPart,
  second: ApiChangedPart,
  names: readonly string[],
): ApiChangedPart {
  const owners = new Set([...first.only, ...second.only]);
  const only = names.filter((name) => owners.has(name));
  return {
    ...first,
    only: only.length === names.length ? [] : only,
    href: first.href ?? second.href,
    guides: [...first.guides, ...second.guides],
  };
}

function isMove({ part, step }: Item): boolean {
  return isEntry(part) && isPresence(step);
}

function isBreaking({ step }: Pick<Item, "step">): boolean {
  return breaking.has(step.change);
}

/** How many there are, and how many of them may break code; nothing where none can. */
type Count = readonly [key: MessageKey, all: number, breaking: number | null];

function countsHtml(counts: readonly Count[], t: Translate): string {
  const items = counts.map(([key, all, some]) => {
    const term = `<dt>${escapeHtml(t(key))}</dt>`;
    if (some === null) return `<div ${safeChange}>${term}<dd>${String(all)}</dd></div>`;
    if (some === all) return `<div>${term}<dd>${String(all)}</dd></div>`;
    return `<div>${term}<dd ${safeChange}>${String(all)}</dd><dd ${breakingCount}>${String(some)}</dd></div>`;
  });
  return `<dl class="s-change-counts">${items.join("")}</dl>`;
}

function section(
  id: "removed" | "added" | "changed" | "exports",
  html: string,
  t: Translate,
  isBreakingSection = id === "removed",
): string {
  const title = escapeHtml(t(`changes.section.${id}`));
  const body = html === "" ? `<p class="s-change-none">${escapeHtml(t("changes.none"))}</p>` : html;
  return `<section${isBreakingSection ? "" : ` ${safeChange}`}><h2 class="s-heading" id="${id}">${title}</h2>${body}</section>`;
}

function entryHtml(entry: ApiChangedEntry, items: readonly Item[], t: Translate): string {
  const [first = ""] = entry.names;
  const names = entry.names.map((name, index) =>
    index === 0 && entry.href !== null ? link(entry.href, escapeHtml(name)) : escapeHtml(name),
  );
  const safe = items.some(isBreaking) ? "" : ` ${safeChange}`;
  return `<section class="s-change-entry"${safe}><h3 id="change-${escapeHtml(first)}">${names.join(", ")}</h3>${rowsHtml(items, t)}</section>`;
}

function rowsHtml(items: readonly Item[], t: Translate, label?: "named above"): string {
  const rows = rowsOf(items);
  const html = rows.map((row, index) => {
    const { change } = row.step;
    const isNamed = label !== undefined || rows[index - 1]?.step.change === change;
    const title = isNamed ? "" : labelHtml(change, t);
    return `<li ${changeKind}="${change}">${title}${rowHtml(row, t)}</li>`;
  });
  return rows.length === 0 ? "" : `<ul class="s-change-rows">${html.join("")}</ul>`;
}

function labelHtml(change: Change, t: Translate): string {
  const tone = tones[change];
  const attribute = tone === undefined ? "" : ` ${toneName}="${tone}"`;
  return `<p class="s-change-label"${attribute}>${escapeHtml(t(`changes.change.${change}`))}</p>`;
}

/** Joins parts that changed in the same way, in the order of `order`. */
function rowsOf(items: readonly Item[]): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const { part, step } of items) {
    const { change, before, after } = step;
    // Types and defaults that are too long to tell may be of any kind.
    const isTold = (change !== "type" && change !== "default") || after !== "";
    const same = [change, part.kind, ...part.only, "", before, after, guideOf({ part, step })];
    const key = (isTold ? same : [...same, part.name]).join("\n");
    rows.set(key, { part, step, parts: [...(rows.get(key)?.parts ?? []), part] });
  }
  return [...rows.values()].sort(
    (a, b) => order.indexOf(a.step.change) - order.indexOf(b.step.change),
  );
}

function rowHtml({ part, parts, step }: Row, t: Translate): string {
  const title = titles[part.kind];
  const of = [...(title === null ? [] : [t(title)]), ...(isEntry(part) ? [] : part.only)];
  const guide = guideOf({ part, step });
  return [
    `<div class="s-change-body">`,
    `<div class="s-change-parts">`,
    of.length === 0 ? "" : `<span class="s-change-of">${escapeHtml(of.join(" · "))}</span> `,
    namesHtml(parts, t),
    guide === ""
      ? ""
      : ` <a class="s-change-guide" href="${escapeHtml(guide)}">${escapeHtml(t("changes.guide"))}</a>`,
    `</div>`,
    detailHtml(step),
    `</div>`,
  ].join("");
}

function namesHtml(parts: readonly ApiChangedPart[], t: Translate): string {
  const names = parts.map(({ name, href }) => {
    const code = `<code>${escapeHtml(name)}</code>`;
    return href === null ? code : link(href, code);
  });
  const list = names.join(" ");
  if (names.length <= manyNames) return list;
  const summary = escapeHtml(t("changes.all", { count: names.length }));
  return `<details><summary>${summary}</summary><div class="s-change-parts">${list}</div></details>`;
}

/** The values before and after, or why something is deprecated. */
function detailHtml({ change, before, after }: ApiStep): string {
  if (change === "deprecated") return after === "" ? "" : `<p class="s-change-reason">${after}</p>`;
  if (before === "" && after === "") return "";
  const values = [valueHtml("del", "error", before), valueHtml("ins", "success", after)];
  return `<p class="s-change-values">${values.join("")}</p>`;
}

/** A value that is too long to tell is an ellipsis. */
function valueHtml(tag: "del" | "ins", tone: string, value: string): string {
  const text = value === "" ? "…" : escapeHtml(value);
  return `<${tag} ${toneName}="${tone}"><code>${text}</code></${tag}>`;
}

/** The section that says how to migrate; what was added needs none. */
function guideOf({ part, step }: Item): string {
  return step.change === "added" ? "" : (part.guides[0]?.href ?? "");
}

function link(href: string, html: string): string {
  return `<a href="${escapeHtml(href)}">${html}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
