import type { Assets, FamilyCard, Page, ShellModel } from "../model/page.gen";
import { createTranslate, type Translate } from "../model/messages";
import { createNavigation, type DrawNavigation } from "./navigation/drawNavigation";

/** What all pages share, prepared once. */
export interface Shell {
  readonly model: ShellModel;
  readonly assets: Assets;
  readonly t: Translate;
  readonly families: ReadonlyMap<string, FamilyCard>;
  /** By tree id. */
  readonly navigation: ReadonlyMap<string, DrawNavigation>;
}

export function createShell(model: ShellModel, assets: Assets): Shell {
  const t = createTranslate(model.messages);
  return {
    model,
    assets,
    t,
    families: new Map(model.families.map((family) => [family.id, family])),
    navigation: new Map(model.trees.map((tree) => [tree.id, createNavigation(tree, t)])),
  };
}

/** The family that a page belongs to, if any. */
export function familyOf(shell: Shell, page: Page): FamilyCard | null {
  return page.family === null ? null : (shell.families.get(page.family) ?? null);
}

/** The list of a page's side navigation as HTML; empty when its tree has no items. */
export function navigationOf(shell: Shell, page: Page): string {
  const here = { route: page.route, parents: new Set(page.place.parents) };
  return shell.navigation.get(page.tree)?.(here) ?? "";
}
