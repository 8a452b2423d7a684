import type { Problem } from "./events";
import { demoFrame } from "../browser/markup";
import { islandMark } from "../islands/markup";

/** React says so where the markup of an island differs from what it draws first. */
const mismatch = "Hydration failed because the server rendered";

/** Calls `report` with each demo that is drawn otherwise than it was prerendered, and with its island. */
export function followMismatches(
  window: Window,
  report: (problem: Problem, island: HTMLElement) => void,
): void {
  window.addEventListener("error", ({ error }: ErrorEvent) => {
    if (!(error instanceof Error) || !error.message.startsWith(mismatch)) return;
    // One island is hydrated at a time.
    const island = window.document.querySelector<HTMLElement>(`[${islandMark}=loading]`);
    const name = island?.closest(`[${demoFrame}]`)?.getAttribute(demoFrame);
    if (island !== null && name != null) report(problemOf(name), island);
  });
}

/** As `showfloor.check.live_demos` says it of a release. */
function problemOf(demo: string): Problem {
  return {
    place: null,
    what: `the demo ${demo} is drawn otherwise in a browser than on the server`,
    why: "React removes the markup that the page was sent with and draws the demo again: it jumps",
    fix:
      "draw first what the server draws; read times, random numbers, sizes and stored values " +
      'in an effect; or write "client" after its name in "::demo"',
  };
}
