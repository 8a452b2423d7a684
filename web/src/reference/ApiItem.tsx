import type { ReactNode } from "react";

export interface ApiItemProps {
  readonly id: string;
  /** The traits that it can be filtered by. */
  readonly traits: readonly string[];
  /** The version that added it, by which a table can be filtered. */
  readonly since?: string | null;
  /** Characters of a type that needs more space. */
  readonly size?: string | undefined;
  readonly children: ReactNode;
}

/** A row of a list. */
export function ApiItem({ id, traits, since = null, size, children }: ApiItemProps) {
  return (
    <li
      className="api-row"
      id={id}
      data-is={traits.length === 0 ? undefined : traits.join(" ")}
      data-since={since ?? undefined}
      data-size={size}
    >
      {children}
    </li>
  );
}
