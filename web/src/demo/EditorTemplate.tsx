import type { Word } from "../model/words";
import { editorWordKeys, type EditorWords } from "./editorWords";

/** Words of the editor, once for all demos of a page. */
export function EditorTemplate({ word }: { readonly word: Word }) {
  const words = {
    ...Object.fromEntries(editorWordKeys.map((key) => [key, word(`editor.${key}`)])),
    retry: word("demo.retry"),
  } as EditorWords;
  return <template data-editor-words={JSON.stringify(words)} />;
}
