import { createElement, type ReactElement } from "react";
import type { Contents as Entry } from "../model/page.gen";
import { Contents } from "../reading/Contents";
import { Heading } from "../reading/blocks/Heading";
import { t } from "./shellModel";

/** A heading of a page, named as its id. */
export function heading(id: string): ReactElement {
  const block = { type: "heading", level: 2, id, html: id, text: id, plan: null } as const;
  return createElement(Heading, { key: id, block, t });
}

/** The table of contents of headings with these ids. */
export function contents(...ids: readonly string[]): ReactElement {
  const entries = ids.map((id): Entry => ({ id, text: id, level: 2, plan: null }));
  return createElement(Contents, { entries, t });
}
