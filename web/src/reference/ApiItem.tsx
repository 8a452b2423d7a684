import type { ReactNode } from "react";

export interface ApiItemProps {
  readonly id: string;
  /** The traits that it can be filtered by. */
  readonly traits: readonly string[];
  /** Characters of a type that needs more space. */
  readonly size?: string | undefined;
  readonly children: ReactNode;
}

/** A row of a list. */
export function ApiItem({ id, traits, size, children }: ApiItemProps) {
  return (
    <li
      className="api-row"
      id={id}
      data-is={traits.length === 0 ? undefined : traits.join(" ")}
      data-size={size}
    >
      {children}
    </li>
  );
}
