/**
 * What every page has while the site is written: it shows mistakes as they are made, and what has
 * changed, in place where that is possible. The dev server adds it; no release has it.
 */
import { whenLoaded } from "../page/moments.client";
import { type DevEvent, type Problem, react } from "./events";
import { faultPlaces, fileOf, isStillCrashed, restartCrashed } from "./updateIsland.client";
import { createPanel } from "./devPanel.client";
import { followMismatches } from "./mismatches.client";
import { keepScroll, recallScroll } from "./scroll.client";
import { planUpdate } from "./planUpdate.client";
import { followViolations, type Violation } from "./violations.client";
import { devState } from "../browser/markup";
import { devReady, devModules, devPage } from "./markup";
import { islandMark } from "../islands/markup";

declare global {
  interface Window {
    /** Of React Fast Refresh, where the page has it: calls its argument before each render. */
    readonly __registerBeforePerformReactRefresh?: (callback: () => void) => void;
  }
}

/** How long a page waits for Vite. */
const SILENCE_MS = 5000;

/** How long a fixed demo may show its crash after its page was: its module comes by another way. */
const LATE_MS = 1000;

const { pathname } = location;
const top = recallScroll(sessionStorage, pathname);
if (top !== undefined) {
  // Fonts and demos may still move the page, so it is set once more when all is there.
  scrollTo({ top, behavior: "instant" });
  whenLoaded(document, () => {
    scrollTo({ top, behavior: "instant" });
  });
}

function reload(): void {
  keepScroll(sessionStorage, { path: pathname, top: scrollY });
  location.reload();
}

/** The data of the development server in a page: the state of the site, and a digest of the page. */
function marked(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[${devState}]`);
}

/** The page as the server has it now. */
async function fetchPage(): Promise<{ page: Document; script: HTMLElement | null }> {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const script = marked(page);
  script?.remove();
  page.querySelector("[property=csp-nonce]")?.remove();
  return { page, script };
}

/** Resolves when Vite tells this page of changes. Where it cannot, pages still take in their text. */
function isTold(): Promise<unknown> {
  const answer = new Promise((resolve) => import.meta.hot?.on("showfloor:answer", resolve));
  import.meta.hot?.send("showfloor:ask");
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, SILENCE_MS))]);
}

const here = marked(document);
/** Whether the server's data of a page is as when this one was loaded. */
const isAsHere = (script: Element | null, name: string) =>
  script?.getAttribute(name) === here?.getAttribute(name);

let shown = isTold()
  .then(fetchPage)
  .then(({ page, script }) => {
    // A module or a style may have been saved before Vite could tell this page.
    const isCurrent = isAsHere(script, devModules);
    if (isCurrent && isAsHere(script, devPage)) {
      document.documentElement.setAttribute(devReady, "");
      return page;
    }
    // It was saved while the page was loading.
    if (!isCurrent || !isAsHere(script, devState)) reload();
    return null;
  });

/**
 * Tells whether the code of an island is fetched after its markup came: what was fetched before may be
 * newer or older than the markup for a moment.
 */
let isFresh: (island: HTMLElement) => boolean = () => true;

/** One change after the other: each begins with what the last one has left. */
function update(): void {
  shown = shown.then(async (before) => {
    const { page } = await fetchPage();
    // The browser reports these once: a page that is loaded again shows whether they are fixed.
    const steps = refused.length > 0 ? null : before && planUpdate(document, before, page);
    if (steps === null) reload();
    else if (steps.length > 0) {
      const waiting = new Set(document.querySelectorAll<HTMLElement>(`[${islandMark}=waiting]`));
      isFresh = (island) => waiting.has(island);
      for (const step of steps) step();
    }
    setTimeout(() => {
      if (isStillCrashed()) reload();
    }, LATE_MS);
    showProblems();
    return page;
  });
  shown.catch(reload);
}

const panel = createPanel(document);
let problems: readonly Problem[] = [];
const refused: Problem[] = [];

/** Over the page, except for what is said on a demo's stage. */
function showProblems(): void {
  const faults = faultPlaces(document);
  const others = problems.filter(({ place }) => place === null || !faults.includes(fileOf(place)));
  panel.show([...others, ...refused]);
}

function show(all: readonly Problem[]): void {
  problems = all;
  // After what is under way: it may bring the mistake to the stage.
  shown.finally(showProblems).catch(reload);
}

/** The dev server says it in the terminal, and explains it. */
async function reportViolation(violation: Violation): Promise<void> {
  const response = await fetch(`${import.meta.env.BASE_URL}_dev/violations`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(violation),
  });
  const explained = (await response.json()) as { problems: Problem[] };
  refused.push(...explained.problems);
  showProblems();
}

followViolations(document, (violation) => {
  reportViolation(violation).catch(reportError);
});

followMismatches(window, (problem, island) => {
  if (!isFresh(island)) return;
  refused.push(problem);
  showProblems();
});

const tell = react({ show, update, reload }, here?.getAttribute(devState) || undefined);

// The browser connects again by itself when the server was away.
new EventSource(`${import.meta.env.BASE_URL}_dev/events`).addEventListener(
  "message",
  (message: MessageEvent<string>) => {
    tell(JSON.parse(message.data) as DevEvent);
  },
);

// React has drawn again what changed when it is done with what it does after these.
window.__registerBeforePerformReactRefresh?.(() => {
  setTimeout(() => {
    restartCrashed(document);
  });
});
