export type SxValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly SxValue[]
  | { readonly [key: string]: SxValue }
  | ((theme: object) => SxValue);

/** What names mean: the theme, in functions that take it. */
export type SxScope = Readonly<Record<string, unknown>>;
