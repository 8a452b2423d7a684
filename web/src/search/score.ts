import type { SearchRanking } from "../model/page.gen";
import type { FoundSymbol, Kind } from "./symbols";
import type { Match } from "./vocabulary";

/** A name as the ranking knows it. */
interface RankedName {
  /** In letters. */
  readonly length: number;
  readonly weight: number;
}

/** The match of a query with one name, token by token. */
export class Tally {
  /** Tokens that nothing of the symbol has. */
  missing = 0;
  #tokens = 0;
  #matched = 0;
  #context = 0;
  #covered = 0;
  #lowestQuality = 1;
  readonly #rules: SearchRanking;

  constructor(rules: SearchRanking) {
    this.#rules = rules;
  }

  /** Makes it ready for another name. */
  clear(): void {
    this.missing = this.#tokens = this.#matched = this.#context = this.#covered = 0;
    this.#lowestQuality = 1;
  }

  /** A token is in the name. */
  match({ quality, length }: Pick<Match, "quality" | "length">): void {
    this.#tokens++;
    this.#matched += quality;
    this.#covered += length;
    this.#lowestQuality = Math.min(this.#lowestQuality, quality);
  }

  /** A token is not; `quality` says how well it tells something else of the symbol, if at all. */
  matchContext(quality: number): void {
    this.#tokens++;
    this.#context += quality;
    if (quality === 0) this.missing++;
  }

  /** Whether all of the name is there, letter by letter but for a plural. */
  isWhole({ length }: RankedName): boolean {
    return this.#covered >= length && this.#lowestQuality >= this.#rules.qualities.exact;
  }

  score(name: RankedName): number {
    const { length, weight } = name;
    const { weights } = this.#rules;
    const coverage = Math.min(1, this.#covered / length);
    const order = this.#tokens > 1 ? weights.inParts : 1;
    const whole = this.isWhole(name) ? this.#lowestQuality * order : 0;
    return (
      (weights.match * (weight * this.#matched + this.#context)) / this.#tokens +
      weight * (weights.coverage * coverage + weights.whole * whole) +
      weights.missing * this.missing
    );
  }
}

/** What an entry of the reference consists of; the key of its theme is named after the product. */
const parts: ReadonlySet<Kind> = new Set(["prop", "slot", "class", "css-variable", "type"]);

/** The reader's page and product, which make some results more likely. */
export interface QueryContext {
  /** Place of the reader's product in the index; -1 for none. */
  readonly product: number;
  /** By place in the index: how much each product counts for readers who are in no product. */
  readonly leadsTo: readonly number[];
  /** Route of the page that the reader is on; empty for none. */
  readonly page: string;
  /** Whether a word of the query asks for a page that readers rarely want. */
  readonly low: boolean;
}

/** Returns the score of a symbol for a reader, without its name. */
export function priorOf(
  { kind, product, deprecated, low, places }: FoundSymbol,
  asking: QueryContext,
  { priors, weights }: SearchRanking,
): number {
  return (
    (priors[kind] ?? 0) +
    forReaderOf(asking, product, kind, weights) +
    (asking.page !== "" && isOn(kind, places[0]?.href ?? "", asking.page) ? weights.page : 0) +
    (deprecated ? weights.deprecated : 0) +
    (low === true && !asking.low ? weights.low : 0)
  );
}

/** What the product of a thing is worth for a reader. */
function forReaderOf(
  { product: own, leadsTo }: QueryContext,
  product: number,
  kind: Kind,
  weights: SearchRanking["weights"],
): number {
  if (own < 0) return weights.neutral * (leadsTo[product] ?? 0);
  if (own === product) return weights.product;
  return parts.has(kind) ? weights.otherPart : 0;
}

/** Whether something is a page, or a heading of it. */
function isOn(kind: Kind, href: string, page: string): boolean {
  const isText = kind === "guide" || kind === "section";
  return isText && (href === page || href.startsWith(`${page}#`));
}
