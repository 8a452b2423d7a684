/** The parameters of the link in an error of a production build: `?code=9&args[]=teal`. */
export interface ErrorAddress {
  readonly code: string | null;
  /** Texts for the places of the message, in their order. */
  readonly args: readonly string[];
}

export function readErrorAddress(search: string): ErrorAddress {
  const query = new URLSearchParams(search);
  return { code: query.get("code"), args: query.getAll("args[]") };
}

/** The same arguments at the page of one error. */
export function pageOfError(href: string, { args }: ErrorAddress): string {
  const query = new URLSearchParams(args.map((value) => ["args[]", value]));
  return args.length === 0 ? href : `${href}?${query.toString()}`;
}
