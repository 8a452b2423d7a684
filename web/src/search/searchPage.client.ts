import "./search.client.css";
import "./page.client.css";
import { Engine } from "./engine.client";
import { rememberSearch } from "./recent.client";
import { Results } from "./results.client";
import { Sections } from "./sections.client";
import {
  searchPage,
  searchInput,
  waitsForResults,
  searchFacets,
  searchNotice,
  searchResults,
  searchStatus,
} from "./markup";

/** Makes the page that searches answer what its address asks, as a plain list. */
export function startSearchPage(root: Document): void {
  const found = (name: string) => root.querySelector<HTMLElement>(`[${name}]`);
  const input = root.querySelector<HTMLInputElement>(`[${searchInput}]`);
  const page = found(searchPage);
  const facets = found(searchFacets);
  const notice = found(searchNotice);
  const status = found(searchStatus);
  const list = found(searchResults);
  if (input === null || !page || !facets || !notice || !status || !list) return;
  const reserveSpace = () => {
    page.setAttribute(searchPage, input.value.trim() === "" ? "idle" : "asked");
  };
  const sections = new Sections(list);
  const results = new Results(
    {
      input,
      facets,
      notice,
      status,
      limits: { total: 200, perKind: 40 },
      whole: true,
      place(groups) {
        sections.place(groups).catch(reportError);
      },
      wait(waiting) {
        page.toggleAttribute(waitsForResults, waiting);
      },
      idle: () => [],
    },
    () => Engine.start(""),
  );
  const ask = () => {
    input.value = new URLSearchParams(location.search).get("q") ?? "";
    reserveSpace();
    results.show();
  };
  input.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    history.pushState(null, "", addressOf(input.value));
    results.show();
  });
  const changed = () => {
    reserveSpace();
    history.replaceState(history.state, "", addressOf(input.value));
  };
  input.addEventListener("input", changed);
  list.addEventListener("click", () => rememberSearch(input.value));
  addEventListener("popstate", ask);
  const typed = input.value;
  ask();
  // A reader may have typed before this script ran: that text counts.
  if (typed !== "" && input.value !== typed) {
    input.value = typed;
    changed();
  }
  if (input.value === "") input.focus();
  void results.begin();
}

function addressOf(query: string): string {
  const text = query.trim();
  return text === "" ? location.pathname : `${location.pathname}?q=${encodeURIComponent(text)}`;
}
