import type { ShowFailure } from "../browser/chunk.client";
import { announce, noteOf } from "../ui/announce.client";
import { demoFrame } from "../browser/markup";
import { sourceFiles } from "./markup";

/** Shows failures in the note beside a button, which is read out by itself. */
export function showBeside(button: Element): ShowFailure {
  return (failure) => {
    failure.role = null;
    announce(noteOf(button), failure);
  };
}

/** Shows failures at the toolbar of the demo that something is in. */
export function showAtDemo(inside: Element | null): ShowFailure | undefined {
  const button = inside?.closest(`[${demoFrame}]`)?.querySelector(`button[${sourceFiles}]`);
  return button == null ? undefined : showBeside(button);
}
