import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DeferredMarkup } from "../ui/DeferredMarkup";

export interface ApiItemProps {
  readonly id: string;
  /** Its place in the list, from 0. */
  readonly place: number;
  /** The traits that it can be filtered by. */
  readonly traits: readonly string[];
  /** Characters of a type that needs more space. */
  readonly size?: string | undefined;
  readonly children: ReactNode;
}

/** Rows of a list that the first screen may show, as `table.css` counts them too. */
const firstScreen = 10;

/** A row of a list. Readers have to scroll for most: those are deferred, under their ids. */
export function ApiItem({ id, place, traits, size, children }: ApiItemProps) {
  const offscreen = place >= firstScreen;
  return (
    <li
      className="api-row"
      id={id}
      data-is={traits.length === 0 ? undefined : traits.join(" ")}
      data-size={size}
      data-offscreen={offscreen ? "light" : undefined}
    >
      {offscreen ? <DeferredMarkup html={renderToStaticMarkup(children)} /> : children}
    </li>
  );
}
