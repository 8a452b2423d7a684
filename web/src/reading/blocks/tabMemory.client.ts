import { localStore } from "../../browser/stores.client";
import type { Feature } from "../../page/moments.client";
import { tabsGroup } from "../markup";

/** Shows the remembered tab of a group, when the group has it. */
export function restoreTabs(group: HTMLElement): void {
  const label = localStore.read(tabsKey(group));
  if (label !== null) showTab(group, label);
}

/** Carries a chosen tab to all groups of the same name, and to other pages. */
export const tabMemory: Feature = {
  parsed(root) {
    root.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const group = target.closest<HTMLElement>(`[${tabsGroup}]`);
      if (group !== null) choose(root, group, target);
    });
  },
  restored(root) {
    root.querySelectorAll<HTMLElement>(`[${tabsGroup}]`).forEach(restoreTabs);
  },
};

/** Shows a tab in all groups of its name. The page scrolls by what the groups above grow or shrink. */
function choose(root: Document, group: HTMLElement, { value }: HTMLInputElement): void {
  const key = tabsKey(group);
  const top = group.getBoundingClientRect().top;
  localStore.write(key, value);
  for (const other of root.querySelectorAll<HTMLElement>(`[${tabsGroup}]`)) {
    if (other !== group && tabsKey(other) === key) showTab(other, value);
  }
  root.defaultView?.scrollBy(0, group.getBoundingClientRect().top - top);
}

function showTab(group: HTMLElement, label: string): void {
  for (const input of group.querySelectorAll("input")) {
    if (input.value === label) input.checked = true;
  }
}

/** The key in the store: groups of one name share it. */
function tabsKey(group: HTMLElement): string {
  return `tabs:${group.getAttribute(tabsGroup) ?? ""}`;
}
