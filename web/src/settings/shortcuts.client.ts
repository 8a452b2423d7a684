import "./panels.client.css";
import { colorScheme, effectiveScheme } from "./colorScheme.client";
import { type Shortcut, showShortcuts } from "./shortcutsDialog.client";
import { t } from "./panelMessages";
import { searchLink, demoFrame } from "../browser/markup";
import { menuKind } from "../ui/markup";

/** All keys of the site, in the order of the help. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["/", "Mod+K"], label: "keys.search", needs: `[${searchLink}]` },
  { keys: ["n"], label: "keys.next", needs: "[rel=next]", run: () => follow("[rel=next]") },
  { keys: ["p"], label: "keys.previous", needs: "[rel=prev]", run: () => follow("[rel=prev]") },
  { keys: ["d"], label: "keys.scheme", run: turnScheme },
  { keys: [","], label: "keys.settings", run: openSettings },
  { keys: ["Mod+C"], label: "keys.copy", needs: ".s-copy" },
  { keys: ["Enter"], label: "keys.edit", needs: `[${demoFrame}] .s-code-text` },
  { keys: ["Esc"], label: "keys.close" },
  {
    keys: ["?"],
    label: "keys.help",
    run: () => showShortcuts(shortcuts, t),
  },
];

/** Runs the shortcut of a single key. */
export function runShortcut(key: string): void {
  shortcuts.find(({ keys }) => keys.includes(key))?.run?.();
}

function follow(selector: string): void {
  document.querySelector<HTMLAnchorElement>(`a${selector}`)?.click();
}

function turnScheme(): void {
  colorScheme.set(effectiveScheme(colorScheme.get()) === "dark" ? "light" : "dark");
}

function openSettings(): void {
  const menu = document.querySelector<HTMLDetailsElement>(`[${menuKind}=settings]`);
  if (menu === null) return;
  menu.open = true;
  menu.querySelector("summary")?.focus();
}
