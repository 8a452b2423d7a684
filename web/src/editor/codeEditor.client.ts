import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport } from "@codemirror/language";
import { EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap } from "@codemirror/view";
import { highlighting, theme } from "./theme";
import { keepKeys } from "./keepKeys.client";
import { languageOf } from "./languages";

export interface CodeEditorOptions {
  /** Name of the file. */
  readonly name: string;
  readonly text: string;
  /** Tells assistive technology how to get out. */
  readonly hint: string;
  readonly onChange: (text: string) => void;
  /** Called for Escape. */
  readonly onLeave: () => void;
  /** Called when edits are to run at once. */
  readonly onRun: () => void;
}

const hintId = "hint";

/**
 * An editor of one file. It lives in a shadow root, where its styles need no style element: the
 * policy of pages allows none.
 */
export class CodeEditor {
  readonly host: HTMLElement;
  readonly #view: EditorView;

  constructor(page: Document, options: CodeEditorOptions) {
    this.host = page.createElement("div");
    this.host.className = "s-code-editor";
    const root = this.host.attachShadow({ mode: "open" });
    root.append(hintElement(page, options.hint));
    const state = EditorState.create({ doc: options.text, extensions: extensions(options) });
    this.#view = new EditorView({ state, root, parent: root });
    keepKeys(this.host, () => !this.#view.state.selection.main.empty);
  }

  get scroller(): HTMLElement {
    return this.#view.scrollDOM;
  }

  /** Replaces the whole text, unless it is that already. */
  setText(text: string): void {
    const { doc } = this.#view.state;
    if (doc.toString() === text) return;
    this.#view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  }

  /** Distance of the caret's line from the top of the window, in pixels. */
  get caretTop(): number {
    // Makes the view measure itself now, if it has not yet.
    this.#view.coordsAtPos(0);
    const { head } = this.#view.state.selection.main;
    return this.#view.documentTop + this.#view.lineBlockAt(head).top;
  }

  /** Puts the caret at an offset of the text. */
  moveTo(offset: number): void {
    const anchor = Math.min(offset, this.#view.state.doc.length);
    this.#view.dispatch({ selection: { anchor } });
  }

  focus(): void {
    this.#view.focus();
  }

  /** Puts the caret at the start of a line, counted from 1, and brings it into view. */
  goTo(line: number): void {
    const { doc } = this.#view.state;
    const anchor = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
    this.#view.dispatch({ selection: { anchor }, scrollIntoView: true });
    this.focus();
  }

  /** Marks a line, counted from 1; `null` takes the mark away. */
  mark(line: number | null): void {
    this.#view.dispatch({ effects: mark.of(line) });
  }

  remove(): void {
    this.#view.destroy();
    this.host.remove();
  }
}

const mark = StateEffect.define<number | null>();
const marked = Decoration.line({ class: "cm-fault" });

/** The line where something is wrong. */
const faultMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { effects, changes, state }) {
    const last = effects.findLast((effect) => effect.is(mark));
    if (last === undefined) return before.map(changes);
    const line = last.value;
    if (line === null || line < 1 || line > state.doc.lines) return Decoration.none;
    return Decoration.set(marked.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

function extensions(options: CodeEditorOptions): Extension[] {
  const language = languageOf(options.name);
  return [
    // Before the common keys: they have other uses for these.
    keymap.of([
      { key: "Escape", run: done(options.onLeave) },
      { key: "Mod-Enter", run: done(options.onRun) },
    ]),
    history(),
    indentOnInput(),
    indentUnit.of("  "),
    EditorState.tabSize.of(2),
    bracketMatching(),
    language === null ? [] : new LanguageSupport(language),
    highlighting,
    faultMark,
    theme,
    EditorView.contentAttributes.of({
      "aria-label": options.name,
      "aria-describedby": hintId,
      autocapitalize: "off",
      autocorrect: "off",
      dir: "ltr",
      spellcheck: "false",
      // It is a stop of the tab key as it is; tools that look for barriers see it by this alone.
      tabindex: "0",
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) options.onChange(state.doc.toString());
    }),
    // Without a command for Tab, that key goes on to what comes next.
    keymap.of([...defaultKeymap, ...historyKeymap]),
  ];
}

function done(act: () => void): () => boolean {
  return () => {
    act();
    return true;
  };
}

function hintElement(page: Document, text: string): HTMLElement {
  const hint = page.createElement("p");
  hint.id = hintId;
  hint.textContent = text;
  // Descriptions are read out though they are not shown.
  hint.hidden = true;
  return hint;
}
