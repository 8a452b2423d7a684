import { analytics } from "../model/analytics";
import { element } from "../ui/element.client";
import { pageLanguage } from "../ui/pageLanguage.client";
import type { Engine } from "./engine.client";
import { translate } from "./translate.client";
import { familyId } from "../ui/markup";

const all = -1;

/** Draws the products that have something of what was asked, each with how much. */
export function renderFacets(
  fieldset: HTMLElement,
  engine: Engine,
  counts: ReadonlyMap<number, number>,
  chosen: number,
): void {
  const focused = fieldset.contains(document.activeElement);
  const chips = inOrder(counts, engine).map(([product, count]) => {
    const name = engine.nameOf(product) || translate("products.none");
    return chip(chosen, product, name, count, engine.index.products[product]?.id);
  });
  fieldset.replaceChildren(
    element("legend", { class: "visually-hidden" }, translate("products")),
    ...(chips.length < 2 ? [] : [chip(chosen, all, translate("products.all")), ...chips]),
  );
  if (focused) fieldset.querySelector<HTMLInputElement>("input:checked")?.focus();
}

/** The reader's product comes first. */
function inOrder(counts: ReadonlyMap<number, number>, engine: Engine): [number, number][] {
  const isOwn = (product: number) => product === engine.product && engine.nameOf(product) !== "";
  return [...counts].sort(
    ([one], [other]) => Number(isOwn(other)) - Number(isOwn(one)) || one - other,
  );
}

function chip(
  chosen: number,
  product: number,
  name: string,
  count?: number,
  family?: string,
): HTMLElement {
  const choice = { type: "radio", name: "search-product", value: String(product) };
  const input = element("input", { class: "visually-hidden", ...choice });
  input.checked = product === chosen;
  return element(
    "label",
    {
      class: "s-chip",
      ...(family && { [familyId]: family, ...analytics({ eventLabel: family }) }),
    },
    input,
    element("span", {}, name),
    count === undefined
      ? count
      : element("span", { class: "s-search-count" }, count.toLocaleString(pageLanguage())),
  );
}
