import { distance } from "../model/distance";
import type { Named } from "./iconNames";

/** The result of a search. */
export interface Found {
  readonly icons: readonly Named[];
  /** The words that were searched for, if no icon has those of the query. */
  readonly nearest: string | null;
}

type Fit = (term: string, icon: Named) => boolean;

/** How well a term fits, the best first. */
const fits: readonly Fit[] = [
  (term, { flat }) => flat === term,
  (term, { own }) => own.includes(term),
  (term, { flat }) => flat.startsWith(term),
  (term, { others }) => others.includes(term),
  (term, { own }) => own.some((_, at) => own.slice(at).join("").startsWith(term)),
  (term, { others }) => others.some((word) => word.startsWith(term)),
];

/** Matches that count where nothing fits better: letters from the middle of a word. */
const looseFits: readonly Fit[] = [...fits, (term, { flat }) => flat.includes(term)];

/** Finds the icons of a style that fit all terms, the best first. */
export function searchIcons(all: readonly Named[], query: string, style: number): Found {
  const drawn = all.filter(({ styles }) => (styles & (1 << style)) !== 0);
  const terms = termsOf(query);
  if (terms.length === 0) return { icons: drawn, nearest: null };
  for (const rules of [fits, looseFits]) {
    const found = ranked(drawn, terms, rules);
    if (found.length > 0) return { icons: found, nearest: null };
  }
  const nearest = terms.map((term) => nearestWord(term, all) ?? term);
  const corrected = ranked(drawn, nearest, fits);
  return { icons: corrected, nearest: corrected.length > 0 ? nearest.join(" ") : null };
}

/** Returns the words of a query in small letters. */
function termsOf(query: string): readonly string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function ranked(
  icons: readonly Named[],
  terms: readonly string[],
  rules: readonly Fit[],
): readonly Named[] {
  const whole = terms.join("");
  const rows = icons.flatMap((icon) => {
    const rank = rankOf(icon, terms, rules);
    return rank === null ? [] : [{ icon, rank: icon.flat === whole ? -1 : rank }];
  });
  return rows
    .sort((a, b) => a.rank - b.rank || a.icon.own.length - b.icon.own.length)
    .map(({ icon }) => icon);
}

function rankOf(icon: Named, terms: readonly string[], rules: readonly Fit[]): number | null {
  let sum = 0;
  for (const term of terms) {
    const rank = rules.findIndex((fit) => fit(term, icon));
    if (rank === -1) return null;
    sum += rank;
  }
  return sum;
}

/** The word of any icon that is nearest to one that none has, within a slip or two. */
function nearestWord(term: string, icons: readonly Named[]): string | null {
  let least = term.length < 4 ? 1 : term.length < 7 ? 2 : 3;
  let best: string | null = null;
  for (const word of new Set(icons.flatMap(({ own, others }) => [...own, ...others]))) {
    const steps = distance(term, word, least - 1)?.whole ?? least;
    if (steps < least) [best, least] = [word, steps];
  }
  return best;
}
