import { hashId } from "./hashId";
import { everything, matches, type Query, readQuery, type Sought, writeQuery } from "./apiSearch";

interface Row extends Sought {
  readonly element: HTMLElement;
}

/** Narrows one table down to what its reader types and picks; the address keeps both. */
export function startApiFilter(table: HTMLElement): void {
  const input = table.querySelector<HTMLInputElement>(".api-search input");
  if (input === null) return;
  const name = table.dataset["api"] ?? "";
  const chips = [...table.querySelectorAll<HTMLButtonElement>(".s-chip[value]")];
  const order = table.querySelector<HTMLElement>("[data-order]");
  const since = table.querySelector("select");
  const asked = (): Query => ({
    text: input.value,
    only: chips.filter(isPressed).map(valueOf),
    since: since?.value ?? "",
    byName: order !== null && isPressed(order),
  });
  const show = createDisplay(table);
  const ask = (query: Query) => {
    input.value = query.text;
    for (const chip of chips) press(chip, query.only.includes(chip.value));
    if (since !== null) choose(since, query.since);
    if (order !== null) press(order, query.byName);
    show(query);
  };
  const changed = () => {
    show(asked());
    history.replaceState(history.state, "", addressWith(name, asked()));
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
      press(chip, !isPressed(chip));
      changed();
    });
  }
  const follow = () => {
    ask(readQuery(location.search, name));
    const target = hiddenIn(table, location.hash);
    if (target === null) return;
    clear();
    target.scrollIntoView();
  };
  for (const event of ["popstate", "hashchange"]) addEventListener(event, follow);
  const typed = input.value;
  follow();
  // A reader may have typed before this script ran: that text counts.
  if (typed !== "" && input.value !== typed) {
    input.value = typed;
    changed();
  }
}

/** Prepares what shows a table's rows as a query has them. */
function createDisplay(table: HTMLElement): (query: Query) => void {
  const count = table.querySelector<HTMLElement>("[role=status]");
  const none = table.querySelector<HTMLElement>(".api-none");
  const versions = [...table.querySelectorAll("option")].map(valueOf).slice(1);
  let rows: readonly Row[] | undefined;
  let byName = false;
  return (query) => {
    // Nothing is read of the page before something is asked.
    const isPlain = query.text + query.since === "" && query.only.length === 0 && !query.byName;
    if (rows === undefined && isPlain) return;
    rows ??= readRows(table);
    if (query.byName !== byName) arrange(table, rows, query.byName);
    ({ byName } = query);
    for (const row of rows) {
      const { element } = row;
      element.hidden = !matches(row, query, versions);
      // Names that are folded would hide why the group is there.
      if (element instanceof HTMLDetailsElement) element.open = query.text !== "";
    }
    const named = rows.filter(({ element }) => element.matches(".api-row"));
    const shown = named.filter(({ element }) => !element.hidden).length;
    if (none !== null) none.hidden = rows.some(({ element }) => !element.hidden);
    if (count !== null) count.textContent = textOf(count, shown, named.length);
  };
}

function readRows(table: HTMLElement): readonly Row[] {
  return [...table.querySelectorAll<HTMLElement>(".api-row, .api-group")].map(readRow);
}

/** Puts rows in the order of their names, or back where they stood when they were read. */
function arrange(table: HTMLElement, rows: readonly Row[], byName: boolean): void {
  const listed = rows.map(({ element }) => element).filter((one) => one.matches(".api-row"));
  // Their ids differ by their names alone.
  const named = listed.map((element) => ({ element, name: element.id.toLowerCase() }));
  if (byName) named.sort((one, other) => (one.name < other.name ? -1 : 1));
  table.querySelector(".api-rows")?.append(...named.map(({ element }) => element));
}

/** Folded text does not count: a match that is not visible would puzzle. */
function readRow(element: HTMLElement): Row {
  const parts = element.querySelectorAll(
    ":scope > :is(.api-head, .api-name, .api-type, .api-long, .api-value, .api-text), :scope > .api-names > li",
  );
  const text = [...parts].map((part) => part.textContent).join(" ");
  const { is, since } = element.dataset;
  return { element, text: text.toLowerCase(), traits: is?.split(" ") ?? [], since };
}

function textOf({ dataset }: HTMLElement, shown: number, total: number): string {
  const lang = document.documentElement.lang || "en";
  // A module that other parts share would be a request of its own.
  return (dataset["text"] ?? "")
    .replace("{shown}", shown.toLocaleString(lang))
    .replace("{total}", total.toLocaleString(lang));
}

/** The target of the address, if the filter has left it out of the table. */
function hiddenIn(table: HTMLElement, hash: string): HTMLElement | null {
  const target = document.getElementById(hashId(hash));
  const hidden = target !== null && table.contains(target) && target.closest("[hidden]") !== null;
  return hidden ? target : null;
}

function addressWith(name: string, query: Query): string {
  return location.pathname + writeQuery(location.search, name, query) + location.hash;
}

function isPressed(chip: HTMLElement): boolean {
  return chip.getAttribute("aria-pressed") === "true";
}

function press(chip: HTMLElement, pressed: boolean): void {
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
