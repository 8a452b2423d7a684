import { islandState, setIslandState } from "../islands/island.client";
import { createHydrate, importIsland } from "../islands/hydration.client";
import { faultPlace } from "../browser/markup";
import { devFault } from "./markup";
import { faultyIsland, restartButton } from "../islands/markup";

const reportOf = new WeakMap<HTMLElement, HTMLElement>();

/** Islands that the server could render again after a mistake. */
const fixed = new Set<HTMLElement>();

/** Tells what is beside a live demo while it cannot be rendered. */
export function isFaultReport(node: Node): boolean {
  return node instanceof HTMLElement && node.hasAttribute(devFault);
}

/**
 * Brings an island to its new markup. One that is live has its new code already, and keeps its
 * state; a mistake is shown instead of it until it is fixed.
 */
export function updateIsland(island: HTMLElement, after: HTMLElement): void {
  const isFaulty = after.hasAttribute(faultyIsland);
  const wasFaulty = reportOf.has(island) || island.hasAttribute(faultyIsland);
  if (isFaulty) fixed.delete(island);
  else if (wasFaulty) fixed.add(island);
  if (islandState(island) === "live") {
    if (isFaulty) showReport(island, after.innerHTML);
    else removeReport(island);
    return;
  }
  const wasDehydrated = islandState(island) === "waiting" && !wasFaulty;
  replace(island, after);
  setIslandState(island, "waiting");
  if (!wasDehydrated && !isFaulty) void createHydrate(importIsland)(island);
}

function replace(island: HTMLElement, after: HTMLElement): void {
  for (const { name } of [...island.attributes]) island.removeAttribute(name);
  for (const { name, value } of [...after.attributes]) island.setAttribute(name, value);
  island.innerHTML = after.innerHTML;
}

function showReport(island: HTMLElement, html: string): void {
  removeReport(island);
  const report = island.ownerDocument.createElement("div");
  report.setAttribute(devFault, "");
  report.innerHTML = html;
  island.style.display = "none";
  island.after(report);
  reportOf.set(island, report);
}

function removeReport(island: HTMLElement): void {
  reportOf.get(island)?.remove();
  reportOf.delete(island);
  island.style.removeProperty("display");
}

/** Lets demos that crashed try again; to be called when their code has changed. */
export function restartCrashed(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>(`.island [${restartButton}]`)) {
    button.click();
  }
}

/**
 * Tells whether a demo that was fixed still shows its crash: its new code has not reached the
 * browser, or what was there before came after it.
 */
export function isStillCrashed(): boolean {
  return [...fixed].some((island) => island.querySelector(`[${restartButton}]`) !== null);
}

/** The files whose mistakes are shown on the stages of a page. */
export function faultPlaces(document: Document): readonly string[] {
  const titles = document.querySelectorAll(`[${faultPlace}]`);
  return [...titles].map(({ textContent }) => fileOf(textContent));
}

/** The file of a `path:line`, perhaps with a column. */
export function fileOf(place: string): string {
  return place.replace(/(?::\d+){1,2}$/, "");
}
