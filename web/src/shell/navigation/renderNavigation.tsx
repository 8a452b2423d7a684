import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { NavNode, NavTree } from "../../model/page.gen";
import type { Translate } from "../../model/messages";
import { NavGroup, NavPage, NavStub, NavSubheader } from "./NavItem";
import {
  firstPage,
  type Here,
  holdsPage,
  isGroup,
  linksByPage,
  linksOf,
  nearestPlace,
  wholeTreeLimit,
  windowAround,
} from "./navTree";

/** Draws a tree's list for the page at `here`, as HTML. */
export type RenderNavigation = (here: Here) => string;

/**
 * Prepares a tree for being drawn once a page.
 *
 * A node that does not hold the page looks the same on every page, so it is drawn once and kept;
 * a page costs only the nodes on its own path.
 */
export function createNavigation(tree: NavTree, t: Translate): RenderNavigation {
  const links = linksOf(tree.items);
  const large = links.length > wholeTreeLimit;
  const byPage = linksByPage(links);
  const kept = new WeakMap<NavNode, string>();

  function renderItem(node: NavNode, here: Here): string {
    if (holdsPage(node, here)) return renderVisibleItem(node, true, here);
    const html = kept.get(node) ?? renderVisibleItem(node, false, here);
    kept.set(node, html);
    return html;
  }

  function renderVisibleItem(node: NavNode, active: boolean, here: Here): string {
    return renderSubheader(node) + markup(itemOf(node, active, here));
  }

  function itemOf(node: NavNode, active: boolean, here: Here): ReactElement {
    if (!isGroup(node)) {
      const parts = active ? (byPage.get(here.route) ?? []) : [];
      const current = here.isAbove === true ? "true" : "page";
      return (
        <NavPage
          node={node}
          t={t}
          active={parts[0] === node ? current : undefined}
          part={parts.length > 1}
        />
      );
    }
    if (large && !active) return <NavStub node={node} t={t} href={firstPage(node).pathname} />;
    const items = large ? drawWindow(node, here) : renderItems(node.children, here);
    return <NavGroup node={node} t={t} open={active} items={items} />;
  }

  function renderItems(nodes: readonly NavNode[], here: Here): string {
    return nodes.map((node) => renderItem(node, here)).join("");
  }

  function drawWindow(group: NavNode, here: Here): string {
    const shown = windowAround(group.children, here);
    if (shown.length === group.children.length) return renderItems(shown, here);
    const first = firstPage(group);
    const way = { ...first, title: t("nav.first", { title: first.title }) };
    const lead = shown[0] === group.children[0] ? "" : markup(stubOf(way, t));
    return lead + renderItems(shown, here) + markup(partOf(shown.length, group.children.length, t));
  }

  return (here) => renderItems(tree.items, nearestPlace(here, byPage));
}

function renderSubheader(node: NavNode): string {
  return node.subheader === null ? "" : markup(<NavSubheader>{node.subheader}</NavSubheader>);
}

function stubOf(node: NavNode, t: Translate): ReactElement {
  return <NavStub node={node} t={t} href={node.pathname} />;
}

function partOf(shown: number, total: number, t: Translate): ReactElement {
  return <NavSubheader>{t("nav.part", { shown, total })}</NavSubheader>;
}

function markup(element: ReactElement): string {
  return renderToStaticMarkup(element);
}
