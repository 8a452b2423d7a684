import { type ReactNode, useSyncExternalStore } from "react";
import type { Direction } from "../state/direction";
import { onDirectionChange, pageDirection } from "./pageDirection";
import type { Surroundings } from "./surroundings";

interface DirectedProps {
  readonly Provider: Surroundings;
  readonly children: ReactNode;
}

/** Follows the page's direction; markup is always prerendered from left to right. */
export function Directed({ Provider, children }: DirectedProps) {
  const current = useSyncExternalStore(onDirectionChange, pageDirection, prerenderedDirection);
  return <Provider direction={current}>{children}</Provider>;
}

const prerenderedDirection = (): Direction => "ltr";
