import { sessionStore } from "../../browser/stores.client";
import type { Feature } from "../../page/moments.client";
import { markPart, showActive } from "./activeLink.client";
import { sideNavigation } from "../../browser/markup";
import { navigationGroup } from "../markup";

/** How a reader left the side navigation of a tree. */
interface NavState {
  /** Groups that are open, by their pathname. */
  readonly open: readonly string[];
  readonly scroll: number;
}

const groups = `details[${navigationGroup}]`;

/** Opens a group that a reader opened on an earlier page. */
export function restoreGroup(group: HTMLElement): void {
  const list = group.closest<HTMLElement>(`[${sideNavigation}]`);
  if (list !== null && read(list).open.includes(group.getAttribute(navigationGroup) ?? "")) {
    group.setAttribute("open", "");
  }
}

/** Scrolls the navigation to where it was left, and marks the part of the page that is shown. */
export function restoreNavigation(list: HTMLElement): void {
  list.scrollTop = read(list).scroll;
  markPart(list);
  showActive(list);
}

/**
 * Keeps the state of the side navigation when the page is left. One that is shown and was drawn
 * beforehand has begun with an older state: that of the page it is shown after was kept at the click.
 */
export const navMemory = {
  selector: `[${sideNavigation}]`,
  parsed(list) {
    document.addEventListener("click", () => keep(list), { capture: true });
  },
  activated(list) {
    list.querySelectorAll<HTMLElement>(groups).forEach(restoreGroup);
    restoreNavigation(list);
  },
  left: keep,
} satisfies Feature;

function keep(list: HTMLElement): void {
  const open = [...list.querySelectorAll<HTMLElement>(`${groups}[open]`)];
  const state: NavState = {
    open: open.map((group) => group.getAttribute(navigationGroup) ?? ""),
    scroll: list.scrollTop,
  };
  sessionStore.write(navKey(list), JSON.stringify(state));
}

function navKey(list: HTMLElement): string {
  return `nav:${list.getAttribute(sideNavigation) ?? ""}`;
}

/** Anything may be there: other scripts of the host write to the storage, too. */
function read(list: HTMLElement): NavState {
  const { open, scroll } = Object(parsed(sessionStore.read(navKey(list)))) as Partial<
    Record<keyof NavState, unknown>
  >;
  return {
    open: Array.isArray(open) ? open : [],
    scroll: typeof scroll === "number" ? scroll : 0,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
