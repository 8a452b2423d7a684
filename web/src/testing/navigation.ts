import { createElement } from "react";
import type { NavNode } from "../model/page.gen";
import { createNavigation } from "../shell/navigation/renderNavigation";
import { SideNav } from "../shell/navigation/SideNav";
import { renderMarkup } from "./markup";
import { t } from "./shellModel";

export interface ShownNavigation {
  readonly tree?: string;
  readonly items: readonly NavNode[];
  /** The page that has it, and the groups that hold that. */
  readonly route: string;
  readonly parents?: readonly string[];
}

/** Puts the side navigation of a page into the document; returns its list. */
export function showNavigation(shown: ShownNavigation): HTMLElement {
  const { tree = "acorn", items, route, parents = [] } = shown;
  const list = createNavigation({ id: tree, items }, t)({ route, parents: new Set(parents) });
  const props = { tree, title: "Acorn", version: null, items: list, t };
  document.body.innerHTML = renderMarkup(createElement(SideNav, props));
  const found = document.querySelector<HTMLElement>("[data-nav]");
  if (found === null) throw new Error("There is no navigation.");
  return found;
}
