import { analytics } from "../model/analytics";
import { element, setAttributes } from "../ui/element.client";
import type { Engine } from "./engine.client";
import { translate } from "./translate";

const all = -1;

/** Draws the products that have something of what was asked, each with how much. */
export function renderFacets(
  fieldset: HTMLElement,
  engine: Engine,
  counts: ReadonlyMap<number, number>,
  chosen: number,
): void {
  const found = [...counts];
  const isOwn = (product: number) => product === engine.product && engine.nameOf(product) !== "";
  const own = found.filter(([product]) => isOwn(product));
  const others = found.filter(([product]) => !isOwn(product));
  const rows: [number, number][] = [...own, ...others.sort(([one], [other]) => one - other)];
  const focused = fieldset.contains(document.activeElement);
  fieldset.replaceChildren(
    element("legend", { class: "visually-hidden" }, translate("products")),
    ...(rows.length < 2 ? [] : [chip(all, translate("products.all"), null, chosen)]),
    ...(rows.length < 2 ? [] : rows).map(([product, count]) =>
      chip(product, nameOf(product, engine), count, chosen, engine.index.products[product]?.id),
    ),
  );
  if (focused) fieldset.querySelector<HTMLInputElement>("input:checked")?.focus();
}

/** Pages that are of no product are what is left. */
function nameOf(product: number, engine: Engine): string {
  const name = engine.nameOf(product);
  return name === "" ? translate("products.none") : name;
}

function chip(
  product: number,
  name: string,
  count: number | null,
  chosen: number,
  family = "",
): HTMLElement {
  const input = element("input", {
    type: "radio",
    name: "search-product",
    value: String(product),
    class: "visually-hidden",
  });
  input.checked = product === chosen;
  const label = element("label", { class: "s-chip" }, input, element("span", {}, name));
  if (family !== "") {
    label.dataset["family"] = family;
    setAttributes(label, analytics({ eventLabel: family }));
  }
  if (count !== null) label.append(element("span", { class: "s-search-count" }, String(count)));
  return label;
}
