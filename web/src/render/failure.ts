/** A demo threw while it was rendered. */
export class DemoFailure extends Error {
  override name = "DemoFailure";

  /** @param demo Id of the demo. */
  constructor(
    readonly demo: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
