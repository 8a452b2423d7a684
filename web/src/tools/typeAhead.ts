/**
 * Which of the labels a typed letter leads to, after the one at `at` and around the end; `undefined`
 * when none begins with it or the key is no letter.
 */
export function labelAt(labels: readonly string[], at: number, key: string): number | undefined {
  if (Array.from(key).length !== 1 || key.trim() === "") return undefined;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, index) => (at + 1 + index) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter));
}
