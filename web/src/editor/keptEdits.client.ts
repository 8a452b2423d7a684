import { whenAllowed } from "../browser/stores.client";
import { startFeatures } from "../page/moments.client";
import { keptEditsKey } from "../demo/keptEditsKey.client";
import { isRecord, isTexts } from "./records";

/** The edited files of a demo in one styling and language. */
export interface KeptPanel {
  readonly styling: string;
  readonly variant: string;
  /** Text by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether the code came with a link and the reader has not run it. */
  readonly foreign: boolean;
}

/** The edits of a demo, as its tab keeps them. */
export interface Kept {
  readonly panels: readonly KeptPanel[];
  /** Hash of the link with which code came; empty where none did. */
  readonly link: string;
  /** Whether their page was left as pages are: one that hangs or crashes is not. */
  readonly left: boolean;
}

/** Keeps the edits of a demo for its tab: they are there after a reload, and when the reader comes back. */
export class KeptEdits {
  readonly #key: string;
  /** The last edits, which the storage may not have taken. */
  #last: Kept | null = null;
  readonly #askBeforeLeaving = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };

  constructor(page: Document, demo: string) {
    this.#key = keptEditsKey(page, demo);
    const left = () => {
      const kept = this.#stored();
      if (isKept(kept)) this.#write({ ...kept, left: true });
    };
    startFeatures(page, [{ left }]);
  }

  get exist(): boolean {
    return this.#read() !== null;
  }

  /**
   * Returns the edits, `null` if there are none, or `unreadable`. From now on they are those of a page that
   * was not left yet.
   */
  recall(): Kept | "unreadable" | null {
    const kept = this.#read();
    if (kept === null) return null;
    if (!isKept(kept)) {
      this.remove();
      return "unreadable";
    }
    this.#write({ ...kept, left: false });
    return kept;
  }

  /**
   * Keeps edits in place of those before. Returns whether the browser allows that and has space for them; if
   * not, it asks readers whether they want to leave the page.
   */
  keep(edits: Omit<Kept, "left">): boolean {
    const isKept = this.#write({ ...edits, left: false });
    if (isKept) removeEventListener("beforeunload", this.#askBeforeLeaving);
    else addEventListener("beforeunload", this.#askBeforeLeaving);
    return isKept;
  }

  /** Keeps nothing any more: the demo has no edits. */
  remove(): void {
    this.#last = null;
    whenAllowed(() => {
      sessionStorage.removeItem(this.#key);
    });
    removeEventListener("beforeunload", this.#askBeforeLeaving);
  }

  #read(): unknown {
    return this.#last ?? this.#stored();
  }

  #stored(): unknown {
    const text = whenAllowed(() => sessionStorage.getItem(this.#key));
    return text === null ? null : parsed(text);
  }

  #write(kept: Kept): boolean {
    this.#last = kept;
    const isKept = whenAllowed(() => {
      sessionStorage.setItem(this.#key, JSON.stringify(kept));
      return true;
    });
    return isKept ?? false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    Array.isArray(value["panels"]) &&
    value["panels"].every(isPanel) &&
    typeof value["link"] === "string" &&
    typeof value["left"] === "boolean"
  );
}

function isPanel(value: unknown): value is KeptPanel {
  return (
    isRecord(value) &&
    typeof value["styling"] === "string" &&
    typeof value["variant"] === "string" &&
    typeof value["foreign"] === "boolean" &&
    isTexts(value["files"])
  );
}
