// Analyzes the regular expressions of scripts/patterns.py: a list of them in, pairs of place and
// what is wrong out.

import { readFileSync } from "node:fs";
import { analyse } from "scslre";

const found = [];
for (const { place, source, flags, searches } of JSON.parse(readFileSync(0, "utf8"))) {
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

/** The same pattern as JavaScript writes it. */
function translated(source, flags) {
  const plain = flags.includes("x") ? source.replace(/\s+/g, "") : source;
  return plain.replaceAll("(?P<", "(?<").replaceAll("\\A", "^").replaceAll("\\Z", "$");
}

function told({ type, exponential }, source) {
  const time = exponential ? "exponential" : "polynomial";
  const why = type === "Move" ? "a search begins anew in it" : "its parts overlap";
  return `${time} time, since ${why}: ${source}`;
}
