import type { SchemeMarks } from "./demo/stagePlaces";
import type { AnalyticsSettings, Banner, PanelSettings } from "./model/settings";

declare global {
  /** Written into the scripts by the build. */
  interface ImportMetaEnv {
    /** The path of the site on its host; with a slash at its end. */
    BASE_URL: string;
    /** Whether it runs where pages are prerendered. */
    readonly SSR: boolean;
    readonly SHOWFLOOR_BANNER: Banner;
    /** The id of the line above the header, if readers can close it. */
    readonly SHOWFLOOR_TOP_BANNER: string | null;
    /** The stylings of demos in the order in which readers choose. */
    readonly SHOWFLOOR_STYLINGS: string;
    /** Those whose code has classes of Tailwind. */
    readonly SHOWFLOOR_TAILWIND: string;
    /** By which the style sheets of libraries know the color scheme. */
    readonly SHOWFLOOR_SCHEME_MARKS: SchemeMarks;
    readonly SHOWFLOOR_ANALYTICS: AnalyticsSettings | null;
    /** Hosts on which pages are kept for reading without a network. */
    readonly SHOWFLOOR_OFFLINE: readonly string[] | null;
    /** The page that lists the errors of production builds. */
    readonly SHOWFLOOR_ERRORS: string | null;
    /** What is said of a part that could not be loaded, and the button that tries again. */
    readonly SHOWFLOOR_FAILED: string;
    readonly SHOWFLOOR_RETRY: string;
    /** What is said on a page of a release that was replaced, and the button that reloads it. */
    readonly SHOWFLOOR_REPLACED: string;
    readonly SHOWFLOOR_RELOAD: string;
    readonly SHOWFLOOR_PANELS: PanelSettings;
    /** The words of a search by key. */
    readonly SHOWFLOOR_SEARCH: Readonly<Record<string, string>> | undefined;
  }

  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}
