import type { FieldValue, ThemeValue } from './theme';

/** A theme with the ones before it, and those that were undone. */
export interface Steps {
  readonly past: readonly ThemeValue[];
  readonly present: ThemeValue;
  readonly future: readonly ThemeValue[];
}

export interface History extends Steps {
  /** What changed last: one drag of a slider is one step, however often it reports. */
  readonly touched: string | null;
}

export type Action =
  | { readonly type: 'set'; readonly field: string; readonly value: FieldValue }
  /** Back to what the library has. */
  | { readonly type: 'clear'; readonly field: string }
  /** Several fields in one step. */
  | { readonly type: 'merge'; readonly values: ThemeValue }
  | { readonly type: 'replace'; readonly theme: ThemeValue }
  /** As the session has left it. */
  | { readonly type: 'restore'; readonly steps: Steps }
  /** A drag has ended, or a field was left: what comes next is a step of its own. */
  | { readonly type: 'settle' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const mostSteps = 100;

export const emptyHistory: History = { past: [], present: {}, future: [], touched: null };

export function reduce(history: History, action: Action): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'set':
      return step(history, { ...present, [action.field]: action.value }, action.field);
    case 'clear':
      return step(history, without(present, action.field), action.field);
    case 'merge':
      return step(history, { ...present, ...action.values }, null);
    case 'replace':
      return step(history, action.theme, null);
    case 'restore':
      return { ...action.steps, touched: null };
    case 'settle':
      return history.touched === null ? history : { ...history, touched: null };
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return {
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        touched: null,
      };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (next === undefined) return history;
      return { past: [...past, present], present: next, future: rest, touched: null };
    }
  }
}

function step(history: History, present: ThemeValue, touched: string | null): History {
  if (isSameTheme(history.present, present)) return history;
  const goesOn = touched !== null && touched === history.touched;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present, future: [], touched };
}

function without(theme: ThemeValue, name: string): ThemeValue {
  return Object.fromEntries(Object.entries(theme).filter(([id]) => id !== name));
}

export function isSameTheme(one: ThemeValue, other: ThemeValue): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
