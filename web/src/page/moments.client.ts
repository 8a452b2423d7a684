/** What a feature does at moments of a page; each function gets the target of the feature. */
type Parts<Target> = Readonly<Partial<Record<Moment, (target: Target) => void>>>;

type Moment = (typeof moments)[number][0];

/** A feature of the document, or of the first element that its selector finds in pages that have one. */
export type Feature =
  | ({ readonly selector?: never } & Parts<Document>)
  | ({ readonly selector: string } & Parts<HTMLElement>);

/** The moments, and how each begins. The parts of scripts before it are in `parsing.client.ts`. */
const moments = [
  // The scripts of the page run.
  ["parsed", (_, act) => act()],
  // A reader sees the page. Most that are prerendered for a pointer on a link are never seen.
  ["shown", (root: Prerendered, act) => (root.prerendering ? whenActivated(root, act) : act())],
  // A page that was prerendered is shown.
  ["activated", whenActivated],
  // The page has all that it asks for by itself.
  ["loaded", whenLoaded],
  // It has, and the browser has time.
  ["idle", (root, act) => whenLoaded(root, () => whenIdle(act))],
  // The tab is hidden, and may be closed without a further sign.
  ["hidden", whenHidden],
  // The page is left. The browser may keep it as it is.
  ["left", (_, act) => addEventListener("pagehide", act)],
  // The browser shows a page that it has kept since it was left.
  ["restored", whenRestored],
] as const satisfies readonly (readonly [string, (root: Document, act: () => void) => void])[];

interface Prerendered extends Document {
  /** Not every browser prerenders pages. */
  readonly prerendering?: boolean;
}

/**
 * Has features take part in the moments that are to come, in their order and with one listener for each
 * moment. One that fails stops no other. Later features, such as those of chunks, are started in the same way.
 */
export function startFeatures(root: Document, features: readonly Feature[]): void {
  for (const [moment, begin] of moments) {
    const parts = features.filter((feature) => feature[moment]);
    if (parts.length === 0) continue;
    begin(root, () => {
      for (const feature of parts) attempt(feature, moment, root);
    });
  }
}

function attempt(feature: Feature, moment: Moment, root: Document): void {
  try {
    if (feature.selector === undefined) {
      feature[moment]?.(root);
      return;
    }
    const element = root.querySelector<HTMLElement>(feature.selector);
    if (element !== null) feature[moment]?.(element);
  } catch (error) {
    reportError(error);
  }
}

function whenActivated(root: Document, act: () => void): void {
  root.addEventListener("prerenderingchange", act, { once: true });
}

function whenHidden(root: Document, act: () => void): void {
  root.addEventListener("visibilitychange", () => {
    if (root.hidden) act();
  });
}

function whenRestored(_root: Document, act: () => void): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) act();
  });
}

/** Does some work when the page has loaded all that it asks for by itself. */
export function whenLoaded({ readyState, defaultView }: Document, act: () => void): void {
  if (readyState === "complete") act();
  else defaultView?.addEventListener("load", act, { once: true });
}

/** Safari has no `requestIdleCallback`; there the next task has to do. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 1);
}
