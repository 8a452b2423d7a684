import type { CodeFile, Demo, DemoBlock } from "../model/page.gen";
import { codeState, isDeferred, panelsOf, previewIndent } from "./panels";

/** The place of the text of a deferred file that several demos of a page share. */
export interface SharedFile {
  /** Of the element that holds it, in the first of these demos. */
  readonly id: string;
  /** That demo, for all but itself. */
  readonly first: Demo | null;
}

/** The deferred files of a page that it holds once for all. */
export type SharedCode = ReadonlyMap<CodeFile, SharedFile>;

/** A demo as it is on a page. */
export type PlacedDemo = readonly [block: DemoBlock, demo: Demo];

/** Markup in characters that is worth a reference to it. */
const worth = 1000;

/**
 * Finds the files that demos share: the rows of a table, a style sheet. On pages with many demos they
 * would be most of the markup.
 */
export function findSharedCode(demos: readonly PlacedDemo[]): SharedCode {
  const seen = new Map<string, { readonly file: CodeFile; readonly demo: Demo }>();
  const shared = new Map<CodeFile, SharedFile>();
  for (const { file, demo } of demos.flatMap(deferredFiles)) {
    const first = seen.get(file.html);
    if (first === undefined) {
      seen.set(file.html, { file, demo });
    } else if (looksSame(first.file, file)) {
      const { id } = shared.get(first.file) ?? { id: `shared-code-${String(shared.size)}` };
      shared.set(first.file, { id, first: null });
      shared.set(file, { id, first: first.demo });
    }
  }
  return shared;
}

function deferredFiles([block, demo]: PlacedDemo) {
  const state = codeState(block, demo);
  return panelsOf(demo).flatMap((panel) =>
    panel.files
      .filter((file) => file.html.length >= worth && isDeferred(file, panel, demo, state))
      .map((file) => ({ file, demo })),
  );
}

function looksSame(one: CodeFile, other: CodeFile): boolean {
  return one.name === other.name && previewIndent(one) === previewIndent(other);
}
