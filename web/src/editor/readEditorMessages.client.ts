import type { EditorMessageKey, EditorMessages } from "../demo/editorMessages";
import { editorMessages } from "../demo/markup";

/** The words for a key, its `{name}` places filled with `values`. */
export type TranslateEditor = (
  key: EditorMessageKey,
  values?: Readonly<Record<string, string>>,
) => string;

/** Reads the words that `EditorTemplate` put into the page. */
export function readEditorMessages(page: Document): TranslateEditor {
  const template = page.querySelector<HTMLElement>(`template[${editorMessages}]`);
  const messages = JSON.parse(
    template?.getAttribute(editorMessages) ?? "{}",
  ) as Partial<EditorMessages>;
  return (key, values = {}) =>
    (messages[key] ?? "").replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
