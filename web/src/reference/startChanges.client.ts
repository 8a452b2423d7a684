import type { Messages } from "../model/formatMessage";
import { createTranslate, type Translate } from "../model/messages";
import type { ApiChangesData } from "../model/page.gen";
import { setHtml } from "../ui/setHtml.client";
import { changesHtml } from "./changesHtml";
import { hashId } from "./hashId";
import { changesBetween } from "./netChanges";
import { changesAddress } from "../browser/markup";
import {
  changesMessagesData,
  olderVersion,
  newerVersion,
  onlyBreaking,
  safeChange,
  changesList,
  betweenVersions,
} from "./markup";
import { noteLine } from "../ui/markup";

/** Two versions, the older one first. */
interface Pair {
  readonly older: string;
  readonly newer: string;
}

/** Shows the changes between the versions that the address names, or that a reader chooses. */
export function startChanges(root: HTMLElement): void {
  new VersionChanges(root).start();
}

class VersionChanges {
  readonly #t: Translate;
  readonly #first: Pair;
  readonly #versions: readonly string[];
  #data: Promise<ApiChangesData> | undefined;
  /** What the list is about. */
  #shown: Pair;
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
    const messages = JSON.parse(root.getAttribute(changesMessagesData) ?? "{}") as Messages;
    this.#t = createTranslate(messages, root.lang);
    this.#first = {
      older: root.getAttribute(olderVersion) ?? "",
      newer: root.getAttribute(newerVersion) ?? "",
    };
    this.#shown = this.#first;
    this.#versions = [...this.#select("to").options].map(({ value }) => value).toReversed();
  }

  start(): void {
    for (const name of ["from", "to"]) {
      this.#select(name).addEventListener("change", () => this.#chosen(name));
    }
    addEventListener("popstate", () => this.#follow());
    addEventListener("hashchange", () => this.#reveal());
    this.#follow();
  }

  /** Shows what the address asks for. */
  #follow(): void {
    const asked = new URLSearchParams(location.search);
    const [older, newer] = [asked.get("from"), asked.get("to")];
    if (older === null && newer === null) {
      this.#show(this.#first);
      return;
    }
    const pair = { older: older ?? this.#first.older, newer: newer ?? this.#first.newer };
    const isKnown = this.#isOrdered(pair);
    this.#show(isKnown ? pair : this.#first);
    if (!isKnown) this.#note(this.#t("changes.unknown", { ...pair }));
  }

  /** Shows all changes again where the address leads to some that are left out. */
  #reveal(): void {
    const target = document.getElementById(hashId(location.hash));
    const only = this.#root.querySelector<HTMLInputElement>(`[${onlyBreaking}]`);
    if (only?.checked !== true || target?.closest(`[${safeChange}]`) == null) return;
    only.checked = false;
    target.scrollIntoView();
  }

  /** A version that does not fit the other one moves it: nothing is refused. */
  #chosen(name: string): void {
    const pair = { older: this.#select("from").value, newer: this.#select("to").value };
    this.#show(this.#isOrdered(pair) ? pair : this.#moved(pair, name));
    const address = new URLSearchParams({ from: this.#shown.older, to: this.#shown.newer });
    history.replaceState(history.state, "", `${location.pathname}?${address.toString()}`);
  }

  #moved({ older, newer }: Pair, name: string): Pair {
    const place = this.#versions.indexOf(name === "from" ? older : newer);
    const start = name === "from" ? Math.min(place, this.#versions.length - 2) : place - 1;
    const [before, after] = this.#versions.slice(Math.max(start, 0));
    return { older: before ?? older, newer: after ?? newer };
  }

  #isOrdered({ older, newer }: Pair): boolean {
    const start = this.#versions.indexOf(older);
    return start !== -1 && start < this.#versions.indexOf(newer);
  }

  #show(pair: Pair): void {
    this.#select("from").value = pair.older;
    this.#select("to").value = pair.newer;
    this.#note("");
    const { older, newer } = this.#shown;
    this.#shown = pair;
    if (older === pair.older && newer === pair.newer) return;
    this.#load().then(
      (data) => {
        if (this.#shown === pair) this.#write(data, pair);
      },
      () => this.#note(this.#t("changes.failed")),
    );
  }

  #write(data: ApiChangesData, { older, newer }: Pair): void {
    const list = this.#root.querySelector<HTMLElement>(`[${changesList}]`);
    const between = this.#root.querySelector<HTMLElement>(`[${betweenVersions}]`);
    const entries = changesBetween(data, older, newer);
    if (list !== null) setHtml(list, changesHtml(entries, this.#t));
    if (between !== null) between.textContent = this.#t("changes.between", { older, newer });
  }

  #load(): Promise<ApiChangesData> {
    this.#data ??= fetchData(this.#root.getAttribute(changesAddress) ?? "").catch(
      (error: unknown) => {
        this.#data = undefined;
        throw error;
      },
    );
    return this.#data;
  }

  #note(text: string): void {
    const note = this.#root.querySelector<HTMLElement>(`[${noteLine}]`);
    if (note !== null) note.textContent = text;
  }

  #select(name: string): HTMLSelectElement {
    const found = this.#root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (found === null) throw new Error(`The changes have no versions to choose ${name}.`);
    return found;
  }
}

async function fetchData(path: string): Promise<ApiChangesData> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} is not there.`);
  return (await response.json()) as ApiChangesData;
}
