import { isOpen, setCode } from "../demo/folding.client";
import { onReset } from "../demo/reset.client";
import { codeStyling, codeVariant } from "../settings/choices.client";
import { CodeEditor } from "./codeEditor.client";
import type { CodeFile } from "./codeFile.client";
import { CodePanel } from "./codePanel.client";
import type { Mistake } from "./mistake";
import { EditedBadge } from "./editedBadge.client";
import { Report } from "./report.client";
import { Runner } from "./runner.client";
import type { Say } from "./messages.client";

/** A demo whose code is edited. */
export class Session {
  readonly #demo: HTMLElement;
  readonly #say: Say;
  readonly #panels: readonly CodePanel[];
  readonly #report: Report;
  readonly #runner: Runner;
  readonly #badge: EditedBadge;
  /** The panel whose code came with a link, until its reader runs it. */
  #held: CodePanel | null = null;

  constructor(demo: HTMLElement, say: Say) {
    this.#demo = demo;
    this.#say = say;
    const panels = demo.querySelectorAll<HTMLElement>(".demo-panel");
    this.#panels = [...panels].map((element) => new CodePanel(element));
    this.#report = new Report(demo, (panel, mistake) => {
      this.#goTo(panel, mistake);
    });
    this.#runner = new Runner({ demo, report: this.#report, say });
    this.#badge = new EditedBadge(demo, say, () => {
      this.#leave();
    });
    onReset(demo, () => {
      this.#reset();
    });
    for (const choice of [codeVariant, codeStyling]) {
      choice.subscribe(() => {
        this.#follow();
      });
    }
  }

  get panels(): readonly CodePanel[] {
    return this.#panels;
  }

  /** Returns the editor of a block of code, which is made if there is none yet. */
  open(block: HTMLElement): CodeEditor | null {
    const panel = this.#panels.find(({ element }) => element.contains(block));
    const file = panel?.files.find((one) => one.block === block);
    if (panel === undefined || file === undefined) return null;
    return file.editor ?? this.#newEditor(panel, file);
  }

  /** Shows code that came with a link, and leaves it to the reader to run it. */
  showShared(panel: CodePanel, files: Readonly<Record<string, string>>): void {
    for (const [name, text] of Object.entries(files)) {
      const file = panel.file(name);
      file?.write(text);
      if (file !== undefined) this.open(file.block);
    }
    this.#noteEdits(panel);
    this.#hold(panel);
  }

  /** Leaves it to the reader to run the code of a panel. */
  #hold(panel: CodePanel): void {
    this.#held = panel;
    this.#runner.rest();
    this.#report.note(this.#say("shared"), {
      text: this.#say("run"),
      act: () => {
        this.#run(panel);
      },
    });
  }

  #newEditor(panel: CodePanel, file: CodeFile): CodeEditor {
    const editor = new CodeEditor(file.block.ownerDocument, {
      name: file.name,
      text: file.text,
      hint: this.#say("hint"),
      onChange: (text) => {
        this.#change(panel, file, text);
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
    this.#noteEdits(panel);
    // Not even a small change of it makes code of a stranger one's own.
    if (this.#held !== panel) this.#runner.runSoon(panel);
  }

  #run(panel: CodePanel): void {
    this.#held = null;
    void this.#runner.run(panel);
  }

  #noteEdits(panel: CodePanel): void {
    panel.element.toggleAttribute("data-edited", panel.isEdited);
    const edited = this.#panels.some((one) => one.isEdited);
    this.#demo.toggleAttribute("data-edited", edited);
    this.#badge.show(edited);
  }

  /** Shows what belongs to the code that is shown now. */
  #follow(): void {
    const shown = this.#panels.find((panel) => panel.isShown);
    if (shown === undefined) this.#runner.rest();
    else if (shown === this.#held) this.#hold(shown);
    else void this.#runner.run(shown);
  }

  #reset(): void {
    this.#held = null;
    this.#runner.rest();
    for (const panel of this.#panels) {
      for (const file of panel.files) file.restore();
      this.#noteEdits(panel);
    }
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
