/** Keys of the messages of the editor, after `editor.`. */
export const editorMessageKeys = [
  "hint",
  "frame",
  "loop",
  "unruly",
  "error",
  "import",
  "nothing",
  "component",
  "libraries",
  "refused",
  "shared",
  "run",
  "broken",
  "version",
  "unknown",
  "large",
  "replaces",
  "back",
  "ended",
  "lost",
  "unkept",
  "close",
] as const;

export type EditorMessageKey = (typeof editorMessageKeys)[number] | "retry" | "edited" | "reset";

/** As the page brings them: scripts carry no words. */
export type EditorMessages = Readonly<Record<EditorMessageKey, string>>;
