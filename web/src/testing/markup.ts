import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The markup of components as a page has it, one after another. */
export function renderMarkup(...parts: readonly ReactNode[]): string {
  return renderToStaticMarkup(createElement(Fragment, null, ...parts));
}
