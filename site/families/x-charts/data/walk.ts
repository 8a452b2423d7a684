/** `count` values that wander, the same for everybody: to measure and to scroll through. */
export function makeWalk(count: number, seed = 1): number[] {
  let state = seed;
  let value = 50;
  return Array.from({ length: count }, () => {
    state = (state * 48271) % 2147483647;
    value += (state / 2147483647 - 0.5) * 4;
    return Math.round(value * 100) / 100;
  });
}
