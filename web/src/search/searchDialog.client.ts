import "./search.client.css";
import { sitePath } from "../browser/basePath";
import { createDialog, type DialogParts } from "./createSearchDialog.client";
import { Engine } from "./engine.client";
import { dialogLimits } from "./groups";
import { idleGroups } from "./idleGroups.client";
import { Listbox } from "./listbox.client";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.client";
import { Results } from "./results.client";
import { isOfSearch } from "./startSearch.client";
import { recentQuery, waitsForResults } from "./markup";
import { familyId } from "../ui/markup";

let parts: DialogParts | undefined;
let starting: Promise<Engine> | undefined;
/** Settles when the history is where it was before the dialog: opened sooner, it would be closed. */
let hasHistoryEntry: Promise<unknown> = Promise.resolve();

/** Fetches what a first answer needs, so that it is there when somebody types. */
export function prepareSearch(): void {
  start().catch(untilOpened);
}

/** A failure is told in the dialog, not when somebody merely points to the button. */
const untilOpened = () => undefined;

/** Opens the search over the page; `typed` answers with what was typed before it was there. */
export async function openSearch(link: HTMLAnchorElement, typed: () => string): Promise<void> {
  parts ??= prepared(link);
  await hasHistoryEntry;
  const { dialog, input } = parts;
  const text = typed();
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  if (text !== "") ask(input, text);
  // Going back closes the dialog, as it would leave a page.
  if (!isOfSearch(history.state)) history.pushState({ search: true }, "");
}

function ask(input: HTMLInputElement, text: string): void {
  const [query = ""] = text.split("\n");
  input.value = query;
  input.dispatchEvent(new Event("input"));
  if (text !== query) input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
}

function start(): Promise<Engine> {
  starting ??= Engine.start(
    document.documentElement.getAttribute(familyId) ?? "",
    sitePath(location.pathname),
  ).catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

function prepared(link: HTMLAnchorElement): DialogParts {
  const made = createDialog(link.href);
  // In the header, so that it looks like the shell and not like what a demo may do to the page.
  (link.closest("header") ?? document.body).append(made.dialog);
  const listbox = new Listbox(made.input, made.list, () => results.certain());
  const results = new Results(
    {
      ...made,
      limits: dialogLimits,
      place(groups) {
        const query = made.input.value.trim();
        made.all.href = query === "" ? link.href : `${link.href}?q=${encodeURIComponent(query)}`;
        made.clear.hidden = query !== "" || recentSearches().length === 0;
        listbox.place(groups);
      },
      wait(waiting) {
        made.dialog.toggleAttribute(waitsForResults, waiting);
      },
      idle: idleGroups,
    },
    start,
  );
  made.clear.addEventListener("click", () => {
    forgetSearches();
    results.show();
    made.input.focus();
  });
  startClosing(made);
  made.dialog.addEventListener("click", (event) => {
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>("a, .s-found") : null;
    const query = row?.getAttribute(recentQuery);
    if (row instanceof HTMLAnchorElement) follow(event, row, made);
    else if (query != null) {
      made.input.value = query;
      results.show();
    }
  });
  void results.begin();
  return made;
}

function startClosing({ dialog, input }: DialogParts): void {
  // Browsers would empty the field first, and close at the second press.
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => {
    // The event is late: meanwhile it can be open again, with the entry that it had.
    if (dialog.open) return;
    if (isOfSearch(history.state) && dialog.returnValue !== leaving) hasHistoryEntry = goBack();
    dialog.returnValue = "";
  });
  addEventListener("popstate", () => {
    if (dialog.open && !isOfSearch(history.state)) dialog.close();
  });
}

function goBack(): Promise<unknown> {
  const back = new Promise((resolve) => {
    addEventListener("popstate", resolve, { once: true });
  });
  history.back();
  return back;
}

const leaving = "leaving";

/** Where a link leads takes the place of the dialog in the history: going back leads to this page. */
function follow(event: MouseEvent, row: HTMLAnchorElement, { dialog, input }: DialogParts): void {
  rememberSearch(input.value);
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  dialog.close(leaving);
  // A place on the same page would keep what the history says of the dialog.
  history.replaceState(null, "");
  location.replace(row.href);
}
