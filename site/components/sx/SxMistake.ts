/** Why a text is no value for `sx`, and where in it. */
export class SxMistake extends Error {
  constructor(
    message: string,
    /** Index of the first character that is wrong. */
    readonly at: number,
  ) {
    super(message);
    this.name = 'SxMistake';
  }
}

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an index, counted from one. */
export function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
