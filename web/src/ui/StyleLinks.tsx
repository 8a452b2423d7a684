/** Style sheets that are in another file of the page. */
export type Joined = Pick<ReadonlyMap<string, string>, "has">;

export interface StyleLinksProps {
  readonly hrefs: readonly string[];
  readonly joined?: Joined | undefined;
}

/** Links the style sheets that are in no other file. */
export function StyleLinks({ hrefs, joined }: StyleLinksProps) {
  const apart = hrefs.filter((href) => joined?.has(href) !== true);
  return apart.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
