/** Something that a reader has to know about the code, at a place of it. */
export interface Mistake {
  readonly file: string;
  /** From 1; `null` where nobody knows. */
  readonly line: number | null;
  readonly message: string;
}

/** Code that cannot run. */
export class CodeError extends Error {
  constructor(readonly mistake: Mistake) {
    super(mistake.message);
  }
}

/** A file that code imports and that is not there. */
export class MissingFile extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly specifier: string,
    readonly available: readonly string[],
  ) {
    super(specifier);
  }
}

/** As it is shown: `Name.tsx:12: message`. */
export function placeText({ file, line }: Mistake): string {
  return line === null ? file : `${file}:${String(line)}`;
}
