import { type ReactNode, use, useSyncExternalStore } from "react";
import type { Direction } from "../../settings/preferences.client";
import { onDirectionChange, pageDirection } from "./pageDirection";
import { MarkupDirection, type DemoProvider } from "../provider";

interface WithDirectionProps {
  readonly Provider: DemoProvider;
  readonly children: ReactNode;
}

/** Follows the page's direction. */
export function WithDirection({ Provider, children }: WithDirectionProps) {
  return <Provider direction={useDirection()}>{children}</Provider>;
}

/** The page's direction; while markup is hydrated, that of the markup. */
export function useDirection(): Direction {
  const markup = use(MarkupDirection);
  return useSyncExternalStore(onDirectionChange, pageDirection, () => markup);
}
