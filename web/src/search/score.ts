import type { FoundSymbol, Kind } from "./symbols";
import { exact, type Match } from "./vocabulary";

/** How much a kind of thing is worth by itself: what explains comes before what is a detail. */
const priors: Readonly<Record<Kind, number>> = {
  guide: 28,
  hook: 17,
  component: 16,
  prop: 12,
  interface: 9,
  "theme-key": 9,
  section: 8,
  "css-variable": 8,
  class: 7,
  error: 6,
  slot: 5,
  icon: 2,
};
const worth = { match: 100, coverage: 40, whole: 60, product: 30, deprecated: -14, missing: -70 };
/** What a word is worth that stands around a name, not in it. */
export const inContext = 0.4;

/** The same words in another order are a little less of a name. */
const inParts = 0.95;

/** A name as the ranking knows it. */
interface RankedName {
  /** In letters. */
  readonly length: number;
  readonly weight: number;
}

/** What is found of a query in one name, token by token. */
export class Tally {
  /** Tokens that nothing of the symbol has. */
  lacking = 0;
  private tokens = 0;
  private matched = 0;
  private told = 0;
  private covered = 0;
  private least = 1;

  /** A token is in the name. */
  match({ quality, length }: Match): void {
    this.tokens++;
    this.matched += quality;
    this.covered += length;
    this.least = Math.min(this.least, quality);
  }

  /** A token is not; `quality` says how well it tells something else of the symbol, if at all. */
  tell(quality: number): void {
    this.tokens++;
    this.told += quality;
    if (quality === 0) this.lacking++;
  }

  score({ length, weight }: RankedName): number {
    const coverage = Math.min(1, this.covered / length);
    const order = this.tokens > 1 ? inParts : 1;
    const whole = coverage === 1 && this.least >= exact ? this.least * order : 0;
    return (
      (worth.match * (weight * this.matched + this.told)) / this.tokens +
      weight * (worth.coverage * coverage + worth.whole * whole) +
      worth.missing * this.lacking
    );
  }
}

/** What a symbol is worth to a reader of a product, whatever is asked. */
export function worthOf({ kind, product, deprecated }: FoundSymbol, own: number): number {
  return priors[kind] + (product === own ? worth.product : 0) + (deprecated ? worth.deprecated : 0);
}
