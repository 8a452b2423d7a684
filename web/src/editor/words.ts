import type { EditorWordKey, EditorWords } from "../demo/editorWords";

/** The words for a key, its `{name}` places filled with `values`. */
export type Say = (key: EditorWordKey, values?: Readonly<Record<string, string>>) => string;

/** Reads the words that `EditorTemplate` put into the page. */
export function readWords(page: Document): Say {
  const template = page.querySelector<HTMLElement>("template[data-editor-words]");
  const words = JSON.parse(template?.dataset["editorWords"] ?? "{}") as Partial<EditorWords>;
  return (key, values = {}) =>
    (words[key] ?? "").replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
