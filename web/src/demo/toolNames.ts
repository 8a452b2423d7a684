/** Things that the menu of a demo does; `demo/tools/actions.client.ts` does them. */
export type ToolName =
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
