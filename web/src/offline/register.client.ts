import { offer, showOnPage } from "../browser/chunk.client";
import { assetsFolder, type Keep, type SkipWaiting } from "./workerMessages";
import { hasEdits, codeFormsAddress } from "../browser/markup";

/** Has pages kept for reading without a network, and follows new releases. */
export async function register(
  root: Document,
  { serviceWorker }: Navigator = navigator,
): Promise<void> {
  followReleases(root, serviceWorker);
  const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  hurry(registration);
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => {
      hurry(registration);
    });
  });
  const { active } = await serviceWorker.ready;
  if (active === null) return;
  active.postMessage(loaded(root, serviceWorker.controller !== null));
  followFiles(active);
}

/** Another tab may show the release before: a worker that waits for it is told not to. */
function hurry({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage({ type: "SKIP_WAITING" } satisfies SkipWaiting);
}

/** A page whose worker is taken over by another one is of the release before. */
function followReleases(root: Document, serviceWorker: ServiceWorkerContainer): void {
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) followNewer(root);
    controlled = true;
  });
}

/**
 * Reloads a page in the background when its reader comes back to it; code that a reader is editing is
 * not thrown away for that. A page that somebody reads says that there is a newer one.
 */
function followNewer(root: Document): void {
  const view = root.defaultView;
  const reload = () => view?.location.reload();
  const offerReload = () => {
    showOnPage(
      offer(
        {
          text: import.meta.env.SHOWFLOOR_REPLACED,
          label: import.meta.env.SHOWFLOOR_RELOAD,
          action: "open",
        },
        reload,
      ),
    );
  };
  if (root.hasFocus()) offerReload();
  else {
    const isEdited = () => root.querySelector(`[${hasEdits}]`) !== null;
    view?.addEventListener("focus", () => (isEdited() ? offerReload() : reload()), { once: true });
  }
}

/**
 * The files of the page, with the code that its demos fetch on demand; the worker has not seen the page
 * itself where it was not there yet.
 */
function loaded(root: Document, isSeen: boolean): Keep {
  const demos = [...root.querySelectorAll<HTMLElement>(`[${codeFormsAddress}]`)];
  const code = demos.map((demo) => location.origin + (demo.getAttribute(codeFormsAddress) ?? ""));
  const assets = [...assetsIn(performance.getEntriesByType("resource")), ...code];
  return { type: "KEEP", page: isSeen ? null : location.pathname, assets };
}

/** Files that were on their way when the worker came have passed it by: on slow lines the largest files. */
function followFiles(worker: ServiceWorker): void {
  new PerformanceObserver((list) => {
    const files = list.getEntries() as PerformanceResourceTiming[];
    const assets = assetsIn(files.filter(({ workerStart }) => workerStart === 0));
    if (assets.length === 0) return;
    worker.postMessage({ type: "KEEP", page: null, assets } satisfies Keep);
  }).observe({ type: "resource" });
}

function assetsIn(files: readonly PerformanceEntry[]): string[] {
  const start = location.origin + assetsFolder;
  return [...new Set(files.map(({ name }) => name))].filter((name) => name.startsWith(start));
}
