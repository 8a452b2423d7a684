/**
 * What comes from outside has no type: TypeScript takes it for `any`, which checks nothing. Here it
 * becomes `unknown`, so that its readers have to check what it is.
 */

export const parseJson: (text: string) => unknown = JSON.parse;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export const importModule: (specifier: string) => Promise<unknown> = (specifier) =>
  import(specifier);
