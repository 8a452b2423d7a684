import { hashId } from "./hashId";
import { everything, matches, type Query, readQuery, type Sought, writeQuery } from "./apiSearch";
import { orderButton, rowTraits, rowSince, countWords } from "./markup";
import { apiTable } from "../browser/markup";

interface Row extends Sought {
  readonly element: HTMLElement;
}

/** A table with its rows. */
interface Section {
  /** The table, its heading and what is between them. */
  readonly parts: readonly HTMLElement[];
  readonly rows: readonly Row[];
  /** What is folded: names, or rows of their own. */
  readonly groups: readonly Row[];
}

/**
 * Narrows the tables of a page down to what its reader types and picks; the address keeps both.
 *
 * It is kept under the name of the first table. Links may have it under that of another one.
 */
export function startApiFilter(filter: HTMLElement): void {
  const input = filter.querySelector<HTMLInputElement>("input");
  if (input === null) return;
  const tables = [...document.querySelectorAll<HTMLElement>(".api-table")];
  const names = tables.flatMap((table) => table.getAttribute(apiTable) || []);
  const chips = [...filter.querySelectorAll<HTMLButtonElement>(".s-chip[value]")];
  const order = filter.querySelector<HTMLElement>(`[${orderButton}]`);
  const since = filter.querySelector("select");
  const asked = (): Query => ({
    text: input.value,
    only: chips.filter(isPressed).map(valueOf),
    since: since?.value ?? "",
    byName: order !== null && isPressed(order),
  });
  const show = createDisplay(filter, tables);
  const ask = (query: Query) => {
    input.value = query.text;
    for (const chip of chips) setPressed(chip, query.only.includes(chip.value));
    if (since !== null) choose(since, query.since);
    if (order !== null) setPressed(order, query.byName);
    show(query);
  };
  const changed = () => {
    show(asked());
    history.replaceState(history.state, "", addressWith(names, asked()));
  };
  const clear = () => {
    ask({ ...everything, byName: asked().byName });
    changed();
  };
  input.addEventListener("input", changed);
  since?.addEventListener("change", changed);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    clear();
  });
  for (const chip of [...chips, ...(order === null ? [] : [order])]) {
    chip.addEventListener("click", () => {
      setPressed(chip, !isPressed(chip));
      changed();
    });
  }
  const restore = () => {
    ask(readQuery(location.search, names));
  };
  const follow = () => {
    restore();
    const target = hiddenTarget(location.hash);
    if (target === null) return;
    clear();
    target.scrollIntoView();
  };
  // Of an entry of the history alone: other parts of the page, such as the search, have theirs.
  addEventListener("popstate", restore);
  addEventListener("hashchange", follow);
  const typed = input.value;
  follow();
  // A reader may have typed before this script ran: that text counts.
  if (typed !== "" && input.value !== typed) {
    input.value = typed;
    changed();
  }
}

/** Prepares what shows the rows of tables as a query has them. */
function createDisplay(
  filter: HTMLElement,
  tables: readonly HTMLElement[],
): (query: Query) => void {
  const count = filter.querySelector<HTMLElement>("[role=status]");
  const none = filter.querySelector<HTMLElement>(".api-none");
  const versions = [...filter.querySelectorAll("option")].map(valueOf).slice(1);
  let sections: readonly Section[] | undefined;
  let byName = false;
  return (query) => {
    // Nothing is read of the page before something is asked.
    const isPlain = query.text + query.since === "" && query.only.length === 0 && !query.byName;
    if (sections === undefined && isPlain) return;
    sections ??= tables.map(readSection);
    if (query.byName !== byName) for (const { rows } of sections) arrange(rows, query.byName);
    ({ byName } = query);
    for (const section of sections) showSection(section, query, versions);
    const rows = sections.flatMap((section) => section.rows);
    const shown = rows.filter(({ element }) => !element.hidden).length;
    if (none !== null) none.hidden = sections.some(({ parts: [table] }) => table?.hidden === false);
    if (count !== null) count.textContent = countText(count, shown, rows.length);
  };
}

/** Shows the rows of a section that match, and what is around them if there are any. */
function showSection({ parts, rows, groups }: Section, query: Query, versions: readonly string[]) {
  const all = [...rows, ...groups.filter(({ text }) => text !== "")];
  for (const row of all) row.element.hidden = !matches(row, query, versions);
  for (const { element, text } of groups) {
    // Of folded rows, those that are shown count.
    if (text === "") element.hidden = element.querySelector(".api-row:not([hidden])") === null;
    // What is folded would hide why the group is there.
    element.toggleAttribute("open", query.text !== "");
  }
  const isEmpty = [...all, ...groups].every(({ element }) => element.hidden);
  for (const part of parts) part.hidden = isEmpty;
}

function readSection(table: HTMLElement): Section {
  const above = introducing(table);
  // Readers say of what kind they look for one: `root class`.
  const kind = above.at(-1)?.firstElementChild?.textContent.toLowerCase() ?? "";
  const rows = [...table.querySelectorAll<HTMLElement>(".api-row")].map(readRow);
  return {
    parts: [table, ...above],
    rows: rows.map((row) => ({ ...row, text: `${row.text} ${kind}` })),
    groups: [...table.querySelectorAll<HTMLElement>(".api-group")].map(readRow),
  };
}

/** The heading of a table and what is between the two, unless that is the filter. */
function introducing(table: HTMLElement): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  let one = table.previousElementSibling;
  while (one instanceof HTMLElement && !one.matches(".api-filter, .api-table")) {
    parts.push(one);
    if (one.matches(".s-heading")) return parts;
    one = one.previousElementSibling;
  }
  return [];
}

/** Puts rows in the order of their names, or back where they stood when they were read. */
function arrange(rows: readonly Row[], byName: boolean): void {
  for (const list of new Set(rows.map(({ element }) => element.parentElement))) {
    const own = rows.map(({ element }) => element).filter((one) => one.parentElement === list);
    // Their ids differ by their names alone.
    const named = own.map((element) => ({ element, name: element.id.toLowerCase() }));
    if (byName) named.sort((one, other) => (one.name < other.name ? -1 : 1));
    list?.append(...named.map(({ element }) => element));
  }
}

/** Folded text does not count: a match that is not visible would puzzle. */
function readRow(element: HTMLElement): Row {
  const parts = element.querySelectorAll(
    ":scope > :is(.api-head, .api-name, .api-type, .api-long, .api-value, .api-text), :scope > .api-names > li",
  );
  const text = [...parts].map((part) => part.textContent).join(" ");
  return {
    element,
    text: text.toLowerCase(),
    traits: element.getAttribute(rowTraits)?.split(" ") ?? [],
    since: element.getAttribute(rowSince) ?? undefined,
  };
}

function countText(status: HTMLElement, shown: number, total: number): string {
  const lang = document.documentElement.lang || "en";
  // A module that other parts share would be a request of its own.
  return (status.getAttribute(countWords) ?? "")
    .replace("{shown}", shown.toLocaleString(lang))
    .replace("{total}", total.toLocaleString(lang));
}

/** The target of the address, if the filter has left it out. */
function hiddenTarget(hash: string): HTMLElement | null {
  const target = document.getElementById(hashId(hash));
  const hidden = target?.closest("[hidden]")?.matches(".api-table, .api-table *, .s-heading");
  return hidden === true ? target : null;
}

function addressWith(names: readonly string[], query: Query): string {
  return location.pathname + writeQuery(location.search, names, query) + location.hash;
}

function isPressed(chip: HTMLElement): boolean {
  return chip.getAttribute("aria-pressed") === "true";
}

function setPressed(chip: HTMLElement, pressed: boolean): void {
  chip.setAttribute("aria-pressed", String(pressed));
}

/** Chooses a version, or none where the table does not have it. */
function choose(select: HTMLSelectElement, version: string): void {
  select.value = version;
  if (select.selectedIndex < 0) select.value = "";
}

function valueOf({ value }: HTMLButtonElement | HTMLOptionElement): string {
  return value;
}
