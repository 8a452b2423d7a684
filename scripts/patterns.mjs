// Analyzes the regular expressions of scripts/patterns.py: a list of them in, pairs of place and
// what is wrong out.

import { readFileSync } from "node:fs";
import { analyse } from "scslre";

/** @typedef {{ place: string, source: string, flags: string, searches: boolean }} Pattern */

/** @type {unknown} */
const request = JSON.parse(readFileSync(0, "utf8"));
const patterns = /** @type {Pattern[]} */ (request);
const found = [];
for (const { place, source, flags, searches } of patterns) {
  const pattern = { source: translated(source, flags), flags: flags.replace("x", "") };
  // What fails only at its end goes back over all that it has tried.
  const failing = analyse(pattern, { assumeRejectingSuffix: true, reportTypes: { Move: false } });
  const moving = analyse(pattern, { reportTypes: { Move: searches } });
  const worst = [...failing.reports, ...moving.reports].sort(
    (a, b) => Number(b.exponential) - Number(a.exponential),
  )[0];
  if (worst !== undefined) found.push([place, told(worst, source)]);
}
process.stdout.write(JSON.stringify(found));

/**
 * The same pattern as JavaScript writes it.
 *
 * @param {string} source
 * @param {string} flags
 */
function translated(source, flags) {
  // In a verbose pattern only an escaped space is one.
  const plain = flags.includes("x") ? source.replace(/\\(\s)|\s+/g, "$1") : source;
  return plain
    .replaceAll("(?P<", "(?<")
    .replaceAll(/\(\?P=(\w+)\)/g, "\\k<$1>")
    .replaceAll("\\A", "^")
    .replaceAll("\\Z", "$");
}

/**
 * @param {import("scslre").Report} report
 * @param {string} source
 */
function told({ type, exponential }, source) {
  const time = exponential ? "exponential" : "polynomial";
  const why = type === "Move" ? "a search begins anew in it" : "its parts overlap";
  return `${time} time, since ${why}: ${source}`;
}
