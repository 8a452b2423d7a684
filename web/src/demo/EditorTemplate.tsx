import type { Translate } from "../model/messages";
import { editorMessageKeys, type EditorMessages } from "./editorMessages";

/** Words of the editor, once for all demos of a page. */
export function EditorTemplate({ t }: { readonly t: Translate }) {
  const messages = {
    ...Object.fromEntries(editorMessageKeys.map((key) => [key, t(`editor.${key}`)])),
    retry: t("demo.retry"),
    edited: t("playground.edited"),
    reset: t("playground.reset"),
  } as EditorMessages;
  return <template data-editor-messages={JSON.stringify(messages)} />;
}
