/** Things that the menu of a demo, and buttons beside it, do; `demo/tools/actions.client.ts` does them. */
export type ToolName =
  | "copy"
  | "link"
  | "code"
  | "share"
  | "reset"
  | "focus"
  | "alone"
  | "stackblitz"
  | "codesandbox"
  | "zip"
  | "edit";
