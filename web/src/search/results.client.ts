import { withBase } from "../browser/basePath";
import { chunk } from "../browser/chunk.client";
import { painted } from "../browser/yielding.client";
import { exactMatches } from "./exactMatches";
import type { Engine } from "./engine.client";
import { renderFacets } from "./facets.client";
import { groupHits, limitsFor, type GroupLimits } from "./groups";
import { type Failure, Notice } from "./failureNotice.client";
import type { Hit } from "./rank";
import { renderHit, renderSectionHit, renderTextHit, showLine } from "./rows.client";
import { translate, translateCount } from "./translate.client";
import type { TextSearch } from "./textSearch.client";

const textSearch = chunk(() => import("./textSearch.client"));

/** Rows under one heading. */
export interface RenderedGroup {
  readonly label: string;
  readonly rows: readonly HTMLElement[];
}

/** A group whose rows are drawn when they are first looked at. */
class HitGroup implements RenderedGroup {
  #drawn: readonly HTMLElement[] | undefined;
  readonly #draw: () => readonly HTMLElement[];

  constructor(
    readonly label: string,
    draw: () => readonly HTMLElement[],
  ) {
    this.#draw = draw;
  }

  get rows(): readonly HTMLElement[] {
    this.#drawn ??= this.#draw();
    return this.#drawn;
  }
}

/** Where results are shown, and how. */
export interface ResultsView {
  readonly input: HTMLInputElement;
  readonly facets: HTMLElement;
  /** Says what the list cannot: that nothing was found, that something failed. */
  readonly notice: HTMLElement;
  /** Read out when it changes. */
  readonly status: HTMLElement;
  readonly limits: GroupLimits;
  /** Shows only what stays first until all names have come, so that nothing shown moves. */
  readonly whole?: boolean;
  place(groups: readonly RenderedGroup[]): void;
  /** Told when names begin to be waited for and when no more will come. */
  wait(waiting: boolean): void;
  /** Returns the groups for an empty query. */
  idle(engine: Engine | undefined): readonly RenderedGroup[];
}

/**
 * In milliseconds. The text of thousands of pages takes a second of both cores, in which the next key
 * would be answered late: there a reader is to have stopped typing.
 */
const pause = { text: 120, largeText: 500, status: 400 };
const textsShown = 6;

/** Shows the results of the query in the field, and updates them as names and texts arrive. */
export class Results {
  #engine: Engine | undefined;
  #texts: TextSearch | undefined;
  readonly #notice: Notice;
  #facet = -1;
  /** Settles when all names have come, or cannot be had. */
  #names: Promise<void> | undefined;
  /** Settles when the pages have come that the query needs of large products. */
  #pending: Promise<void> | undefined;
  /** Whether a name that has not come yet may match better than what is shown first. */
  #uncertain = false;
  /** Whether names are still to come that would move what is shown. */
  #partial = false;
  /** Counts queries: an answer to an older one is dropped. */
  #turn = 0;
  #timers: number[] = [];
  readonly #stage: ResultsView;
  readonly #start: () => Promise<Engine>;

  constructor(stage: ResultsView, start: () => Promise<Engine>) {
    this.#stage = stage;
    this.#start = start;
    this.#notice = new Notice(stage.notice);
    stage.input.addEventListener("input", () => this.show());
    stage.facets.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      this.#facet = Number(target.value);
      this.show();
    });
  }

  /** Loads the index; whatever was asked meanwhile is answered then. */
  begin(): Promise<void> {
    this.#stage.wait(true);
    this.#names = this.#fetch().finally(() => {
      this.#names = undefined;
      this.#stage.wait(false);
      if (this.#uncertain) this.show();
    });
    this.show();
    return this.#names;
  }

  /** Settles when what is shown first is also what is best, if that can be known. */
  async certain(): Promise<void> {
    if (!this.#uncertain) return;
    await this.#names;
    await this.#pending?.catch(untilItsTurn);
  }

  async #fetch(): Promise<void> {
    try {
      await this.#load(await this.#start());
    } catch (error) {
      this.#fail(error, this.#engine === undefined ? "index" : "part", () => void this.begin());
    }
  }

  async #load(engine: Engine): Promise<void> {
    const answer = () => this.show();
    this.#engine = engine;
    this.#partial = this.#stage.whole === true;
    answer();
    // Results at hand are shown first: a slow connection is busy as long as it loads names.
    await this.#pending?.catch(untilItsTurn);
    await painted(document);
    if (!this.#partial) return engine.complete(answer);
    try {
      await engine.complete(() => undefined);
    } finally {
      this.#partial = false;
      answer();
    }
  }

  /** Shows what the query finds now. */
  show(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#turn++;
    this.#pending = undefined;
    this.#notice.clear();
    const query = this.#stage.input.value.trim();
    this.#uncertain = query !== "";
    if (query === "" || this.#engine === undefined) {
      this.#stage.facets.replaceChildren();
      this.#stage.status.textContent = query === "" ? "" : translate("waiting");
      this.#stage.place(query === "" ? this.#stage.idle(this.#engine) : []);
      return;
    }
    this.#loadFor(query, this.#engine);
    this.#answer(query, this.#engine);
  }

  /** Asks for what a query needs of large products, and answers again when it has come. */
  #loadFor(query: string, engine: Engine): void {
    const turn = this.#turn;
    const coming = engine.need(query);
    this.#pending = coming ?? undefined;
    if (coming === null) return;
    this.#stage.wait(true);
    coming
      .then(
        () => {
          if (turn === this.#turn) this.show();
        },
        (error: unknown) => {
          if (turn !== this.#turn) return;
          this.#pending = undefined;
          this.#fail(error, "part");
        },
      )
      .finally(() => {
        if (this.#pending === undefined && this.#names === undefined) this.#stage.wait(false);
      });
  }

  #answer(query: string, engine: Engine): void {
    let found = engine.find(query, this.#facet);
    if (this.#facet >= 0 && !found.counts.has(this.#facet)) {
      this.#facet = -1;
      found = engine.find(query, this.#facet);
    }
    const { hits, counts } = found;
    const isWaiting = this.#pending !== undefined;
    if (this.#partial || (isWaiting && this.#stage.whole === true)) {
      this.#stage.status.textContent = translate("waiting");
      this.#stage.place(this.#renderGroups(exactMatches(hits, query), query, engine));
      return;
    }
    renderFacets(this.#stage.facets, engine, counts, this.#facet);
    this.#uncertain = isWaiting || hits[0]?.loose !== false;
    const groups = this.#renderGroups(hits, query, engine);
    this.#stage.place(groups);
    if (hits.length === 0 && this.#names === undefined && !isWaiting)
      this.#offerNearest(query, engine);
    const count = this.#facet < 0 ? sum(counts.values()) : (counts.get(this.#facet) ?? 0);
    if (isWaiting) return;
    this.#announceCount(count);
    const product = this.#facet < 0 ? engine.product : this.#facet;
    this.#later(engine.isLarge(product) ? pause.largeText : pause.text, () => {
      void this.#addTexts(query, engine, groups, count);
    });
  }

  #renderGroups(hits: readonly Hit[], query: string, engine: Engine): RenderedGroup[] {
    return groupHits(hits, limitsFor(hits, this.#stage.limits)).map(
      (group) =>
        new HitGroup(translate(`kind.${group.kind}`), () =>
          group.hits.flatMap((hit) => [
            renderHit(hit, query, engine),
            ...(group.sections.get(hit) ?? []).map((one) => renderSectionHit(one, query, engine)),
          ]),
        ),
    );
  }

  /** Puts what is found in texts below the names, once a reader pauses. */
  async #addTexts(
    query: string,
    engine: Engine,
    groups: readonly RenderedGroup[],
    found: number,
  ): Promise<void> {
    const turn = this.#turn;
    if (this.#notice.failure === "text") return;
    try {
      const { createTextSearch } = await textSearch.load();
      this.#texts ??= createTextSearch(engine.index, engine.product);
      const drawn = groups.flatMap(({ rows }) => rows);
      const shown = new Set(drawn.map(addressOf));
      const texts = await this.#texts.find(query, this.#facet, textsShown);
      const hits = texts.filter(({ href }) => !shown.has(withBase(href)));
      if (turn !== this.#turn) return;
      for (const row of drawn) {
        const hit = texts.find(({ href }) => withBase(pageOf(href)) === addressOf(row));
        if (hit !== undefined) showLine(row, hit);
      }
      if (hits.length === 0) return;
      if (found === 0) this.#notice.clear();
      const rows = hits.map((hit) => renderTextHit(hit, engine));
      this.#stage.place([...groups, { label: translate("kind.text"), rows }]);
      // The products count names: texts are a few of many, and count where there is nothing else.
      if (found === 0) this.#announceCount(rows.length);
    } catch (error) {
      this.#texts?.close();
      this.#texts = undefined;
      this.#fail(error, "text");
    }
  }

  #offerNearest(query: string, engine: Engine): void {
    this.#notice.none(query.slice(0, 60));
    const rows = engine.nearest(query).map((hit) => renderHit(hit, "", engine));
    if (rows.length > 0) this.#stage.place([{ label: translate("nearest"), rows }]);
  }

  /** Counts are read out once a reader pauses, not at every key. */
  #announceCount(count: number): void {
    this.#later(pause.status, () => {
      this.#stage.status.textContent = translateCount(count);
    });
  }

  #later(milliseconds: number, run: () => void): void {
    this.#timers.push(window.setTimeout(run, milliseconds));
  }

  /** Says what could not be loaded, and lets it be tried again. */
  #fail(error: unknown, failure: Failure, again = () => this.show()): void {
    reportError(error);
    this.#notice.fail(failure, () => {
      this.#stage.input.focus();
      again();
    });
  }
}

/** The caller reports a failure. */
const untilItsTurn = () => undefined;

/** A page that is listed by its name need not be listed by its text again. */
function addressOf(row: HTMLElement): string | null {
  return row.getAttribute("href");
}

function pageOf(href: string): string {
  return href.replace(/#.*/, "");
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, one) => total + one, 0);
}
