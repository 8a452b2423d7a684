import { analytics } from "../model/analytics";
import { closeButton, closeOnBackdrop } from "../ui/dialog.client";
import { element } from "../ui/element.client";
import { kindIcon } from "./kinds.client";
import { translate } from "./translate.client";
import { styledKind, styledSize } from "../ui/markup";

/** The elements of the dialog. */
export interface DialogParts {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly facets: HTMLElement;
  readonly notice: HTMLElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  readonly all: HTMLAnchorElement;
  readonly clear: HTMLButtonElement;
}

const listId = "search-list";

/** Draws the dialog; `page` is the address of the page that searches. */
export function createDialog(page: string): DialogParts {
  const input = element("input", {
    type: "search",
    role: "combobox",
    placeholder: translate("placeholder"),
    "aria-label": translate("input"),
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": "false",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "go",
    maxlength: "200",
  });
  const facets = element("fieldset", {
    class: "s-search-facets",
    ...analytics({ eventAction: "product" }),
  });
  const notice = element("div", { class: "s-search-notice" });
  const list = element("div", {
    id: listId,
    class: "s-search-list",
    role: "listbox",
    "aria-label": translate("results"),
  });
  const status = element("p", { class: "visually-hidden", role: "status" });
  const all = element(
    "a",
    { class: "s-text-link", href: page, ...analytics({ eventAction: "lists" }) },
    translate("all"),
  );
  const clearing = analytics({ eventAction: "clear" });
  const clear = element(
    "button",
    { type: "button", class: "s-button", [styledKind]: "quiet", ...clearing },
    translate("recent.clear"),
  );
  const field = { class: "s-field", [styledSize]: "large" };
  const dialog = element(
    "dialog",
    {
      class: "s-dialog s-search",
      "aria-label": translate("title"),
      click: closeOnBackdrop,
      ...analytics({ eventCategory: "search" }),
    },
    element(
      "div",
      { class: "s-dialog-head s-search-bar" },
      element("label", field, kindIcon("search"), input),
      closeButton(translate("close")),
    ),
    facets,
    element("div", { class: "s-search-body" }, notice, list),
    status,
    element("div", { class: "s-search-foot" }, hints(), clear, all),
  );
  return { dialog, input, facets, notice, list, status, all, clear };
}

/** The hints for keys, for readers who see them; a screen reader tells it of a combobox by itself. */
function hints(): HTMLElement {
  const rows = [
    ["↑↓", "move"],
    ["↵", "open"],
    ["Esc", "close"],
  ] as const;
  const drawn = rows.map(([key, word]) =>
    element("span", {}, element("kbd", { class: "s-key" }, key), ` ${translate(`hint.${word}`)}`),
  );
  return element("div", { class: "s-search-hints", "aria-hidden": "true" }, ...drawn);
}
