import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type * as React from "react";
import type { FunctionComponent } from "react";
import type * as server from "react-dom/server";
import { RequestError } from "../shared/failure.ts";
import { importModule } from "../shared/unknown.ts";

interface IconsRequest {
  /** The folder that holds `node_modules`. */
  project: string;
  package: string;
}

interface IconMarkup {
  viewBox: string;
  /** The content of each `<svg>`, by component. */
  icons: Record<string, string>;
}

interface Drawn {
  viewBox: string;
  inside: string;
}

/** An `<svg>` with its attributes and its content; libraries may put styles before it. */
const drawn = /<svg(?<attributes>[^>]*)>(?<inside>.*)<\/svg>$/s;

/**
 * Draws every component that a package exports, and keeps what is an `<svg>`. Rendering is what
 * React does with them anywhere, so that nothing has to be known of how a package is written.
 */
export async function readIcons({ project, package: name }: IconsRequest): Promise<IconMarkup> {
  const load = loader(project);
  const { createElement } = (await load("react")) as typeof React;
  const { renderToStaticMarkup } = (await load("react-dom/server")) as typeof server;
  const found = new Map<string, Drawn>();
  for (const [component, type] of Object.entries(await load(name))) {
    if (!/^[A-Z]/.test(component)) continue;
    // React refuses exports that are no components, and names them.
    const element = createElement(type as FunctionComponent);
    const parts = drawn.exec(renderToStaticMarkup(element))?.groups;
    if (parts === undefined) continue;
    const { attributes = "", inside = "" } = parts;
    found.set(component, { inside, viewBox: viewBoxOf(attributes) });
  }
  if (found.size === 0) throw new RequestError(`${name} exports no component that draws an svg.`);
  const viewBox = commonViewBox([...found.values()]);
  const icons: Record<string, string> = {};
  for (const [component, icon] of found) icons[component] = inViewBox(icon, viewBox);
  return { viewBox, icons };
}

/** Packages are found from the project, as the code of its pages finds them. */
function loader(project: string): (name: string) => Promise<Record<string, unknown>> {
  const require = createRequire(path.join(project, "package.json"));
  return async (name) => {
    const module = (await importModule(pathToFileURL(require.resolve(name)).href)) as {
      default?: object;
    };
    return { ...module, ...module.default };
  };
}

function viewBoxOf(attributes: string) {
  return / viewBox="([^"]*)"/.exec(attributes)?.[1] ?? "0 0 24 24";
}

function commonViewBox(icons: Drawn[]) {
  const counts = new Map<string, number>();
  for (const { viewBox } of icons) counts.set(viewBox, (counts.get(viewBox) ?? 0) + 1);
  const [[viewBox] = [""]] = [...counts].sort(([, a], [, b]) => b - a);
  return viewBox;
}

/** The few with another view box than the rest bring it along. */
function inViewBox({ inside, viewBox }: Drawn, common: string) {
  return viewBox === common ? inside : `<svg viewBox="${viewBox}">${inside}</svg>`;
}
