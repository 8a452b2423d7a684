/**
 * Says what the theme of an installed package measures.
 *
 * Reads `{"module", "export"}` from standard input: a module, and its function that makes a theme.
 * Writes breakpoints, layers, spacing and the heights of the toolbar in CSS pixels, and the number of
 * shadows, to standard output.
 */
import { text } from "node:stream/consumers";

/**
 * The heights of a toolbar, each with the media queries around it.
 *
 * @param {Record<string, unknown>} styles
 * @param {string[]} queries
 * @returns {{ queries: string[], height: number }[]}
 */
function heights(styles, queries = []) {
  return Object.entries(styles).flatMap(([key, value]) => {
    if (key === "minHeight") return [{ queries, height: Number(value) }];
    if (!key.startsWith("@media ")) return [];
    const inner = /** @type {Record<string, unknown>} */ (value);
    return heights(inner, [...queries, key.slice("@media ".length)]);
  });
}

const request = JSON.parse(await text(process.stdin));
const make = (await import(request.module))[request.export];
if (typeof make !== "function") {
  process.stderr.write(`${request.module} exports no function ${request.export}.\n`);
  process.exit(1);
}
const theme = make();
process.stdout.write(
  JSON.stringify({
    breakpoints: theme.breakpoints.values,
    layers: theme.zIndex,
    spacing: Number.parseFloat(theme.spacing(1)),
    shadows: theme.shadows.filter((/** @type {string} */ shadow) => shadow !== "none").length,
    toolbar: heights(theme.mixins.toolbar),
  }),
);
