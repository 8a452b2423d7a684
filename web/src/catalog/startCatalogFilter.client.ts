import { matches, type Card } from "./matchCard";
import { cardGroup, countWords } from "./markup";

interface ShownCard extends Card {
  readonly element: HTMLElement;
}

/** Narrows the cards of a page down to what its reader types and picks. */
export function startCatalogFilter(filter: HTMLElement): void {
  const input = filter.querySelector<HTMLInputElement>("input[type=search]");
  const picked = () => filter.querySelector<HTMLInputElement>("input[type=radio]:checked");
  if (input === null) return;
  const lists = [...document.querySelectorAll<HTMLElement>(".s-catalog-cards")];
  const cards = lists.flatMap(readCards);
  const show = () => {
    const query = { text: input.value.trim(), group: picked()?.value ?? "" };
    for (const card of cards) card.element.hidden = !matches(card, query);
    for (const list of lists) fold(list);
    showCount(filter, cards);
  };
  filter.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      input.value = "";
      show();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      cards
        .find(({ element }) => !element.hidden)
        ?.element.querySelector("a")
        ?.focus();
    }
  });
  // A reader may type before this script runs, and Back restores a text: both count.
  if (input.value !== "" || picked()?.value !== "") show();
}

function readCards(list: HTMLElement): readonly ShownCard[] {
  const group = list.getAttribute(cardGroup) ?? "";
  return [...list.querySelectorAll<HTMLElement>(":scope > li")].map((element) => {
    const text = element.querySelector(".s-catalog-text")?.textContent ?? "";
    return { element, group, text: text.toLowerCase() };
  });
}

/** Hides a list without cards, and its section: the heading and the text around the list. */
function fold(list: HTMLElement): void {
  const hidden = list.querySelector(":scope > li:not([hidden])") === null;
  const section = list.parentElement;
  if (section === null) return;
  section.hidden = hidden;
  if (list.previousElementSibling !== null) return; // named in the section itself
  let below = section.nextElementSibling;
  while (below instanceof HTMLElement && below.matches(".s-prose")) {
    below.hidden = hidden;
    below = below.nextElementSibling;
  }
  let above = section.previousElementSibling;
  while (above instanceof HTMLElement && above.matches(".s-prose, .s-heading")) {
    above.hidden = hidden;
    if (above.matches(".s-heading")) return;
    above = above.previousElementSibling;
  }
}

function showCount(filter: HTMLElement, cards: readonly ShownCard[]): void {
  const status = filter.querySelector<HTMLElement>("[role=status]");
  const none = filter.querySelector<HTMLElement>(".s-catalog-none");
  const shown = cards.filter(({ element }) => !element.hidden).length;
  if (none !== null) none.hidden = shown > 0;
  if (status === null) return;
  const lang = document.documentElement.lang || "en";
  // A module that other parts share would be a request of its own.
  const text = (status.getAttribute(countWords) ?? "")
    .replace("{shown}", shown.toLocaleString(lang))
    .replace("{total}", cards.length.toLocaleString(lang));
  status.textContent = shown === cards.length ? "" : text;
}
