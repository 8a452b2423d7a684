import type { Assets, FamilyCard, Page, ShellModel } from "../model/page.gen";
import { createTranslate, type Translate } from "../model/messages";

/** The data that all pages share, prepared once. */
export interface Shell {
  readonly model: ShellModel;
  readonly assets: Assets;
  readonly t: Translate;
  readonly families: ReadonlyMap<string, FamilyCard>;
}

export function createShell(model: ShellModel, assets: Assets): Shell {
  const t = createTranslate(model.messages, model.language);
  return {
    model,
    assets,
    t,
    families: new Map(model.families.map((family) => [family.id, family])),
  };
}

/** The family that a page belongs to, if any. */
export function familyOf(shell: Shell, page: Page): FamilyCard | null {
  return page.family === null ? null : (shell.families.get(page.family) ?? null);
}
