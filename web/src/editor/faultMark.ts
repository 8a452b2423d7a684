import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

const mark = StateEffect.define<number | null>();
const line = Decoration.line({ class: "cm-fault" });

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { effects, changes, state }) {
    const told = effects.findLast((effect) => effect.is(mark));
    if (told === undefined) return before.map(changes);
    const number = told.value;
    if (number === null || number < 1 || number > state.doc.lines) return Decoration.none;
    return Decoration.set(line.range(state.doc.line(number).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Lets an editor mark the line where something is wrong. */
export const faultMark: Extension = marked;

/** Marks a line, counted from 1; `null` takes the mark away. */
export function markLine(view: EditorView, number: number | null): void {
  view.dispatch({ effects: mark.of(number) });
}
