/** A demo threw while it was rendered. */
export class DemoFailure extends Error {
  override name = "DemoFailure";

  /** @param demo Id of the demo. */
  constructor(
    readonly demo: string,
    cause: unknown,
  ) {
    super(messageOf(cause), { cause });
  }
}

/** Returns the message of a thrown value; anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
