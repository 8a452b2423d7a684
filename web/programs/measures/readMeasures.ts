import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { RequestError } from "../shared/failure.ts";
import { importModule } from "../shared/unknown.ts";

interface MeasuresRequest {
  /** Absolute path of a site; the module is one of its packages. */
  site: string;
  module: string;
  /** The module's function that makes a theme. */
  export: string;
}

/** The parts of a theme that have measures. */
interface Theme {
  breakpoints: { values: Record<string, number> };
  zIndex: Record<string, number>;
  spacing: (factor: number) => string;
  shadows: string[];
  mixins: { toolbar: Record<string, unknown> };
}

/** In CSS pixels. */
interface Measures {
  breakpoints: Record<string, number>;
  layers: Record<string, number>;
  spacing: number;
  /** How many there are. */
  shadows: number;
  toolbar: Height[];
}

/** With the media queries around it. */
interface Height {
  queries: string[];
  height: number;
}

export async function readMeasures({
  site,
  module: name,
  export: maker,
}: MeasuresRequest): Promise<Measures> {
  const fromSite = createRequire(path.join(site, "site.toml"));
  const place = isBuiltin(name) ? name : pathToFileURL(fromSite.resolve(name)).href;
  const module = (await importModule(place)) as Record<string, unknown>;
  const make = module[maker];
  if (!isMaker(make)) throw new RequestError(`${name} exports no function ${maker}.`);
  return measuresOf(make());
}

function isMaker(value: unknown): value is () => Theme {
  return typeof value === "function";
}

export function measuresOf({ breakpoints, zIndex, spacing, shadows, mixins }: Theme): Measures {
  return {
    breakpoints: breakpoints.values,
    layers: zIndex,
    spacing: Number.parseFloat(spacing(1)),
    shadows: shadows.filter((shadow) => shadow !== "none").length,
    toolbar: heights(mixins.toolbar),
  };
}

/** The heights of a toolbar. */
function heights(styles: Record<string, unknown>, queries: string[] = []): Height[] {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (key === "minHeight") return [{ queries, height: Number(value) }];
    if (!key.startsWith("@media ")) return [];
    const inner = value as Record<string, unknown>;
    return heights(inner, [...queries, key.slice("@media ".length)]);
  });
}
