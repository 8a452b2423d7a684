/** Site paths of the browser files of one island. */
export interface IslandAssets {
  readonly script: string;
  /** Shared chunks that the script imports, to be preloaded with it. */
  readonly imports: readonly string[];
  /** Themes, fonts and own styles, in the order in which they are linked. */
  readonly stylesheets: readonly string[];
}

/** Site paths of what the frontend build made, as the engine reads them from its manifest. */
export interface Assets {
  /** The blocking script that sets the state of `<html>` before anything is painted. */
  readonly prePaint: string;
  /** The always-on module. */
  readonly script: string;
  readonly stylesheets: readonly string[];
  /** Fonts of the first view. */
  readonly preloads: readonly string[];
  /** Style sheets of the themes, by family; only families that have one. */
  readonly themes: Readonly<Record<string, string>>;
  /** By module key. */
  readonly demos: Readonly<Record<string, IslandAssets>>;
  /** By name. */
  readonly components: Readonly<Record<string, IslandAssets>>;
}
