import { chunk } from "../browser/chunk.client";
import type { Banner } from "../model/settings";
import { inDevelopment } from "../browser/inDevelopment.client";
import { sessionStore } from "../browser/stores.client";
import { familyId } from "../ui/markup";

/** The exports of a family's `Provider.tsx` about its theme. */
interface ThemeModule {
  themeOf(direction: string): unknown;
}

export type LoadTheme = (family: string) => Promise<ThemeModule>;

const importTheme: LoadTheme = (family) =>
  chunk(
    () =>
      import(
        /* @vite-ignore */ `${import.meta.env.BASE_URL}_themes/${family}.js`
      ) as Promise<ThemeModule>,
  ).load();

/** Key in the memory of a visit, which lasts as long as its tab: `yes`, or `tip` after the tip. */
const greeted = "greeted";

/**
 * Says in the console, once a visit, what this site is and, on the first page whose product has a
 * theme, that `theme` is there; it is there on every such page. Where a browser keeps nothing each
 * page is a visit. A site that is being written stays silent.
 */
export function greet(root: Document, { title, tip, themeless }: Banner, load = importTheme): void {
  if (inDevelopment(root)) return;
  const family = root.documentElement.getAttribute(familyId);
  const hasTheme = family !== null && !themeless.includes(family);
  if (hasTheme) offerTheme(root, () => load(family));
  const said = sessionStore.read(greeted);
  const hasNews = said === null || (hasTheme && said !== "tip");
  if (!hasNews) return;
  sessionStore.write(greeted, hasTheme ? "tip" : "yes");
  const greeting = [`%c${title}`, "font-size: 2em", hasTheme ? `\n${tip}` : ""];
  // The messages of a visit that are meant for a console.
  // eslint-disable-next-line no-console
  console.info(...(said === null ? greeting : [tip]));
}

/** Makes `theme` the theme of the page, in its direction: first a promise of it, then itself. */
function offerTheme({ documentElement }: Document, load: () => Promise<ThemeModule>): void {
  let module: ThemeModule | undefined;
  const theme = (loaded: ThemeModule) => (module = loaded).themeOf(documentElement.dir);
  Object.defineProperty(globalThis, "theme", {
    configurable: true,
    get: () => (module === undefined ? load().then(theme) : theme(module)),
  });
}
