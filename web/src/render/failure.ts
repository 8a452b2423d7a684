import { messageOf } from "../demo/errorMessage";

/** The parts of a page that are made of a library's components, each rendered by itself. */
export type LivePart = "demo" | "playground" | "specimen";

/** A part of a page threw while it was rendered. */
export class DemoFailure extends Error {
  override name = "DemoFailure";

  /** @param demo Id of the demo, name of the playground's component, or key of the specimen. */
  constructor(
    readonly demo: string,
    cause: unknown,
    readonly part: LivePart = "demo",
  ) {
    super(messageOf(cause), { cause });
  }
}
