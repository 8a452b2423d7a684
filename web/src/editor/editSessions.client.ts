import { chunk } from "../browser/chunk.client";
import { isOpen, setCode } from "../demo/folding.client";
import { onReset } from "../demo/reset.client";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { CodeEditor } from "./codeEditor.client";
import type { CodeFile } from "./codeFile.client";
import { type CodePanel, panelsOf } from "./codePanel.client";
import { DemoReport } from "./demoReport.client";
import { EditedBadge } from "./editedBadge.client";
import { showNotice } from "./editorNotice.client";
import { KeptEdits, type KeptPanel } from "./keptEdits.client";
import { readEditorMessages, type TranslateEditor } from "./readEditorMessages.client";
import type { Mistake } from "./reportContent";
import { createEffects } from "./sessionEffects.client";
import {
  type Effect,
  initialState,
  reduce,
  type SessionEvent,
  type WaitReason,
} from "./sessionMachine";
import { hasEdits } from "../browser/markup";

const explaining = chunk(() => import("./explain.client"));
const sessions = new WeakMap<HTMLElement, EditSession>();

/** Returns the session of a demo, which begins when it is first asked for. */
export function sessionOf(demo: HTMLElement): EditSession {
  const known = sessions.get(demo);
  if (known !== undefined) return known;
  const session = new EditSession(demo, readEditorMessages(demo.ownerDocument));
  sessions.set(demo, session);
  return session;
}

/** A demo whose code is edited: joins its editors, its kept edits and the page to the state machine. */
class EditSession {
  readonly panels: readonly CodePanel[];
  readonly #demo: HTMLElement;
  readonly #t: TranslateEditor;
  readonly #badge: EditedBadge;
  readonly #kept: KeptEdits;
  readonly #perform: (effect: Effect) => void;
  #state = initialState;

  constructor(demo: HTMLElement, t: TranslateEditor) {
    this.#demo = demo;
    this.#t = t;
    this.panels = panelsOf(demo);
    this.#badge = new EditedBadge(demo, t, this.#leave);
    this.#kept = new KeptEdits(demo.ownerDocument, demo.id);
    this.#perform = createEffects({
      demo,
      t,
      panels: this.panels,
      report: this.#newReport().show,
      keep: this.#keep,
      dispatch: this.#dispatch,
    });
    onReset(demo, () => {
      this.#forget();
      this.#keep();
    });
    for (const preference of [codeVariant, codeStyling]) preference.subscribe(this.#follow);
    this.#restore();
  }

  readonly #dispatch = (event: SessionEvent) => {
    const clock = { now: performance.now(), isHidden: document.visibilityState === "hidden" };
    const [state, ...effects] = reduce(this.#state, event, clock);
    this.#state = state;
    for (const effect of effects) this.#perform(effect);
  };

  /** Whether the last code that came with a link, edited since or not, came with this one. */
  isFrom(link: string): boolean {
    return this.#state.link === link;
  }

  /** Returns the editor of a block of code, which is made if there is none yet. */
  open(block: HTMLElement): CodeEditor | null {
    const panel = this.panels.find(({ element }) => element.contains(block));
    const file = panel?.files.find((one) => one.block === block);
    if (panel === undefined || file === undefined) return null;
    return file.editor ?? this.#newEditor(panel, file);
  }

  /** Shows code that came with a link, and leaves it to the reader to run it. */
  showShared(panel: CodePanel, files: Readonly<Record<string, string>>, link: string): void {
    const coversEdits = this.#kept.exist;
    this.#write(panel, files);
    this.#showEdits();
    this.#dispatch({ type: "share", panel: this.panels.indexOf(panel), link, coversEdits });
  }

  /** Brings back the edits that the tab has kept; `left` says whether their page was left as pages are. */
  #restore(left?: boolean): void {
    const kept = this.#kept.recall();
    if (kept === null) return;
    const { panels, link } = kept === "unreadable" ? { panels: [], link: "" } : kept;
    const isSafe = left ?? (kept !== "unreadable" && kept.left);
    const waiting = new Map<number, WaitReason>();
    const restored = panels.filter((one) => {
      const panel = this.panels.find(
        ({ styling, variant }) => styling === one.styling && variant === one.variant,
      );
      if (panel === undefined) return false;
      if (one.foreign) waiting.set(this.panels.indexOf(panel), "shared");
      else if (!isSafe) waiting.set(this.panels.indexOf(panel), "ended");
      return this.#write(panel, one.files);
    });
    this.#dispatch({ type: "restore", link, waiting });
    if (kept === "unreadable" || restored.length < panels.length) {
      showNotice(this.#demo.ownerDocument, this.#t, "lost");
      this.#keep();
    }
    this.#showEdits();
    if (!this.#isEdited) return;
    setCode(this.#demo, true);
    this.#follow();
  }

  /** Writes files of a panel; returns whether it has all of them. */
  #write(panel: CodePanel, files: Readonly<Record<string, string>>): boolean {
    const written = Object.entries(files).filter(([name, text]) => {
      const file = panel.file(name);
      file?.write(text);
      if (file !== undefined) this.open(file.block);
      return file !== undefined;
    });
    return written.length === Object.keys(files).length;
  }

  #newReport(): DemoReport {
    const around = { page: this.#demo.ownerDocument, route: import.meta.env.SHOWFLOOR_ERRORS };
    return new DemoReport(this.#demo, {
      t: this.#t,
      panels: this.panels,
      goTo: this.#goTo,
      run: (panel) => {
        this.#tell("run", panel);
      },
      back: () => {
        this.#forget();
        this.#restore(true);
      },
      explain: async (shortened) => (await explaining.load()).explain(shortened, around),
    });
  }

  #newEditor(panel: CodePanel, file: CodeFile): CodeEditor {
    const editor = new CodeEditor(file.block.ownerDocument, {
      name: file.name,
      text: file.text,
      hint: this.#t("hint"),
      onChange: (text) => {
        // An editor also says what was written into it.
        if (text === file.text) return;
        file.write(text);
        this.#tell("change", panel);
      },
      onLeave: this.#leave,
      onRun: () => {
        this.#tell("run", panel);
      },
    });
    file.cover(editor);
    return editor;
  }

  #tell(type: "change" | "run", panel: CodePanel): void {
    this.#dispatch({ type, panel: this.panels.indexOf(panel), isEdited: panel.isEdited });
  }

  /** Shows what belongs to the code that is shown now. */
  readonly #follow = () => {
    const panel = this.panels.findIndex(({ isShown }) => isShown);
    const isEdited = this.panels[panel]?.isEdited ?? false;
    this.#dispatch({ type: "follow", shown: panel === -1 ? null : { panel, isEdited } });
  };

  /** Shows all code as it was written. */
  #forget(): void {
    this.#dispatch({ type: "forget" });
    for (const file of this.panels.flatMap(({ files }) => files)) file.restore();
  }

  get #isEdited(): boolean {
    return this.panels.some(({ isEdited }) => isEdited);
  }

  /** Stores the present edits in place of earlier ones. */
  readonly #keep = () => {
    const { link, waiting } = this.#state;
    const panels = this.panels.flatMap((panel, index): KeptPanel[] => {
      const { styling, variant, edits: files } = panel;
      const foreign = waiting.get(index) === "shared";
      return panel.isEdited ? [{ styling, variant, files, foreign }] : [];
    });
    if (panels.length === 0) this.#kept.remove();
    this.#showEdits(panels.length === 0 || this.#kept.keep({ panels, link }));
  };

  #showEdits(areKept = true): void {
    for (const { element, isEdited } of this.panels) {
      element.toggleAttribute(hasEdits, isEdited);
    }
    this.#demo.toggleAttribute(hasEdits, this.#isEdited);
    const state = areKept ? "edited" : "unkept";
    this.#badge.show(this.#isEdited ? state : null);
  }

  /** To the stop of the toolbar, from where Tab comes back. */
  readonly #leave = () => {
    const stop = this.#demo.querySelector<HTMLElement>('.demo-toolbar [tabindex="0"]');
    stop?.focus();
  };

  readonly #goTo = (panel: CodePanel, { file: name, line }: Mistake) => {
    const file = panel.file(name);
    if (file === undefined) return;
    if (!isOpen(this.#demo)) setCode(this.#demo, true);
    // The tab of the file, where there are several.
    const tab = file.block.closest(".s-tab-panel")?.previousElementSibling?.querySelector("input");
    if (tab != null) tab.checked = true;
    this.open(file.block)?.goTo(line ?? 1);
  };
}
