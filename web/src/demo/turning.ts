import { choosing, type Choosing } from "../state/choice";
import type { Direction } from "../state/direction";

/**
 * Calls `prepare` with the direction that the page is about to take. The page turns when all that
 * was prepared is there, so that everything on it turns at once.
 */
export function onTurning(prepare: (direction: Direction) => Promise<unknown>): void {
  document.addEventListener(choosing, (event) => {
    const { name, value, wait } = (event as CustomEvent<Choosing>).detail;
    if (name === "direction") wait(prepare(value as Direction));
  });
}
