import { isOpen, setCode } from "../demo/folding.client";
import { onReset } from "../demo/reset.client";
import { codeStyling, codeVariant } from "../settings/preferences.client";
import { CodeEditor } from "./codeEditor.client";
import type { CodeFile } from "./codeFile.client";
import { CodePanel } from "./codePanel.client";
import { KeptEdits, type KeptPanel } from "./keptEdits.client";
import type { Mistake } from "./codeError";
import { EditedBadge } from "./editedBadge.client";
import { showNotice } from "./editorNotice.client";
import { DemoReport } from "./demoReport.client";
import { Runner } from "./runner.client";
import type { TranslateEditor } from "./readEditorMessages.client";

/** Why code waits until the reader runs it: it came with a link, or its page hung or crashed. */
type WaitReason = "shared" | "ended";

/** A demo whose code is edited. */
export class EditSession {
  readonly #demo: HTMLElement;
  readonly #t: TranslateEditor;
  readonly #panels: readonly CodePanel[];
  readonly #report: DemoReport;
  readonly #runner: Runner;
  readonly #badge: EditedBadge;
  readonly #kept: KeptEdits;
  /** Panels whose code waits. */
  readonly #waiting = new Map<CodePanel, WaitReason>();
  /** Hash of the link with which the last code came. */
  #link = "";
  /** Whether that code covers edits of the reader, which are still kept. */
  #coversEdits = false;

  constructor(demo: HTMLElement, t: TranslateEditor) {
    this.#demo = demo;
    this.#t = t;
    const panels = demo.querySelectorAll<HTMLElement>(".demo-panel");
    this.#panels = [...panels].map((element) => new CodePanel(element));
    this.#report = new DemoReport(demo, (panel, mistake) => {
      this.#goTo(panel, mistake);
    });
    this.#runner = new Runner({ demo, report: this.#report, t });
    this.#badge = new EditedBadge(demo, t, () => {
      this.#leave();
    });
    this.#kept = new KeptEdits(demo.ownerDocument, demo.id);
    onReset(demo, () => {
      this.#reset();
    });
    for (const preference of [codeVariant, codeStyling]) {
      preference.subscribe(() => {
        this.#follow();
      });
    }
    this.#restore();
  }

  get panels(): readonly CodePanel[] {
    return this.#panels;
  }

  get #isEdited(): boolean {
    return this.#panels.some(({ isEdited }) => isEdited);
  }

  /** Whether the last code that came with a link, edited since or not, came with this one. */
  isFrom(link: string): boolean {
    return this.#link === link;
  }

  /** Returns the editor of a block of code, which is made if there is none yet. */
  open(block: HTMLElement): CodeEditor | null {
    const panel = this.#panels.find(({ element }) => element.contains(block));
    const file = panel?.files.find((one) => one.block === block);
    if (panel === undefined || file === undefined) return null;
    return file.editor ?? this.#newEditor(panel, file);
  }

  /** Shows code that came with a link, and leaves it to the reader to run it. */
  showShared(panel: CodePanel, files: Readonly<Record<string, string>>, link: string): void {
    this.#coversEdits = this.#kept.exist;
    this.#link = link;
    this.#waiting.set(panel, "shared");
    this.#write(panel, files);
    this.#showEdits();
    this.#offerRun(panel);
  }

  /** Brings back the edits that the tab has kept; `left` says whether their page was left as pages are. */
  #restore(left?: boolean): void {
    const kept = this.#kept.recall();
    if (kept === null) return;
    const { panels, link } = kept === "unreadable" ? { panels: [], link: "" } : kept;
    const isSafe = left ?? (kept !== "unreadable" && kept.left);
    const restored = panels.filter((one) => this.#restorePanel(one, isSafe));
    this.#link = link;
    if (kept === "unreadable" || restored.length < panels.length) {
      showNotice(this.#demo.ownerDocument, this.#t, "lost");
      this.#keep();
    }
    this.#showEdits();
    if (!this.#isEdited) return;
    setCode(this.#demo, true);
    this.#follow();
  }

  /** Returns whether the demo still has all files of a kept panel. */
  #restorePanel({ styling, variant, files, foreign }: KeptPanel, isSafe: boolean): boolean {
    const panel = this.#panels.find((one) => one.styling === styling && one.variant === variant);
    if (panel === undefined) return false;
    if (foreign) this.#waiting.set(panel, "shared");
    else if (!isSafe) this.#waiting.set(panel, "ended");
    return this.#write(panel, files);
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

  /** Shows a panel's code without running it, and says why. */
  #offerRun(panel: CodePanel): void {
    const reason = this.#waiting.get(panel) ?? "shared";
    const run = {
      text: this.#t("run"),
      act: () => {
        this.#run(panel);
      },
    };
    this.#runner.stop();
    if (!this.#coversEdits) {
      this.#report.note(this.#t(reason), run);
      return;
    }
    const back = {
      text: this.#t("back"),
      act: () => {
        this.#returnToOwn();
      },
    };
    this.#report.note(`${this.#t(reason)} ${this.#t("replaces")}`, run, back);
  }

  /** Shows the edits of the reader again in place of code that came with a link. */
  #returnToOwn(): void {
    this.#forget();
    this.#restore(true);
  }

  #newEditor(panel: CodePanel, file: CodeFile): CodeEditor {
    const editor = new CodeEditor(file.block.ownerDocument, {
      name: file.name,
      text: file.text,
      hint: this.#t("hint"),
      onChange: (text) => {
        // An editor also says what was written into it.
        if (text !== file.text) this.#change(panel, file, text);
      },
      onLeave: () => {
        this.#leave();
      },
      onRun: () => {
        this.#run(panel);
      },
    });
    file.cover(editor);
    return editor;
  }

  #change(panel: CodePanel, file: CodeFile, text: string): void {
    file.write(text);
    // Not even a small change of it makes code of a stranger one's own.
    if (this.#waiting.get(panel) === "ended") this.#waiting.delete(panel);
    const covered = this.#coversEdits;
    this.#keep();
    if (!this.#waiting.has(panel)) this.#runner.runSoon(panel);
    else if (covered) this.#offerRun(panel);
  }

  #run(panel: CodePanel): void {
    this.#waiting.delete(panel);
    this.#keep();
    void this.#runner.run(panel);
  }

  /** Keeps what is edited now, in place of what was. */
  #keep(): void {
    this.#coversEdits = false;
    const panels = this.#panels
      .filter(({ isEdited }) => isEdited)
      .map((panel) => ({
        styling: panel.styling,
        variant: panel.variant,
        files: panel.edits,
        foreign: this.#waiting.get(panel) === "shared",
      }));
    if (panels.length === 0) this.#kept.remove();
    const isKept = panels.length === 0 || this.#kept.keep({ panels, link: this.#link });
    this.#showEdits(isKept);
  }

  #showEdits(areKept = true): void {
    for (const { element, isEdited } of this.#panels) {
      element.toggleAttribute("data-edited", isEdited);
    }
    this.#demo.toggleAttribute("data-edited", this.#isEdited);
    const state = areKept ? "edited" : "unkept";
    this.#badge.show(this.#isEdited ? state : null);
  }

  /** Shows what belongs to the code that is shown now. */
  #follow(): void {
    const shown = this.#panels.find((panel) => panel.isShown);
    if (shown === undefined) this.#runner.stop();
    else if (this.#waiting.has(shown)) this.#offerRun(shown);
    else void this.#runner.run(shown);
  }

  #reset(): void {
    this.#forget();
    this.#keep();
  }

  /** Shows all code as it was written. */
  #forget(): void {
    this.#waiting.clear();
    this.#link = "";
    this.#coversEdits = false;
    this.#runner.stop();
    for (const file of this.#panels.flatMap(({ files }) => files)) file.restore();
  }

  /** To the stop of the toolbar, from where Tab comes back. */
  #leave(): void {
    const stop = this.#demo.querySelector<HTMLElement>('.demo-toolbar [tabindex="0"]');
    stop?.focus();
  }

  #goTo(panel: CodePanel, { file: name, line }: Mistake): void {
    const file = panel.file(name);
    if (file === undefined) return;
    if (!isOpen(this.#demo)) setCode(this.#demo, true);
    showTab(file.block);
    this.open(file.block)?.goTo(line ?? 1);
  }
}

/** Shows the tab of a file where there are several. */
function showTab(block: HTMLElement): void {
  const tab = block.closest(".s-tab-panel")?.previousElementSibling?.querySelector("input");
  if (tab != null) tab.checked = true;
}
