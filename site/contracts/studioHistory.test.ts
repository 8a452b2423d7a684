// What undo and redo of the studio bring back.
import { expect, test } from 'vitest';
import { emptyHistory, mostSteps, reduce } from '../components/studio/history';
import type { Action, History } from '../components/studio/history';

const set = (field: string, value: number): Action => ({ type: 'set', field, value });
const undo: Action = { type: 'undo' };
const redo: Action = { type: 'redo' };

function after(...actions: readonly Action[]): History {
  return actions.reduce(reduce, emptyHistory);
}

test('a change can be undone and redone', () => {
  const made = [set('radius', 8), set('spacing', 6)];
  expect(after(...made).present).toEqual({ radius: 8, spacing: 6 });
  expect(after(...made, undo).present).toEqual({ radius: 8 });
  expect(after(...made, undo, undo).present).toEqual({});
  expect(after(...made, undo, undo, redo, redo).present).toEqual({ radius: 8, spacing: 6 });
});

test('a drag is one step, however often it reports, also over the value of the library', () => {
  const drag = [set('radius', 5), set('radius', 6), set('radius', 7)];
  expect(after(...drag, undo).present).toEqual({});
  const twice = after(...drag, { type: 'settle' }, set('radius', 9));
  expect(reduce(twice, undo).present).toEqual({ radius: 7 });
  const over = [set('radius', 5), { type: 'clear', field: 'radius' } as const, set('radius', 3)];
  const undone = after(set('radius', 16), { type: 'settle' }, ...over, undo);
  expect(undone.present).toEqual({ radius: 16 });
});

test('a change forgets what was undone', () => {
  const changed = after(set('radius', 8), undo, set('spacing', 6));
  expect(reduce(changed, redo)).toBe(changed);
});

test('nothing to undo, nothing to redo, and no change leave all as it is', () => {
  const one = after(set('radius', 8));
  expect(reduce(emptyHistory, undo)).toBe(emptyHistory);
  expect(reduce(one, redo)).toBe(one);
  expect(reduce(one, set('radius', 8))).toBe(one);
});

test('a field is cleared', () => {
  const values = { 'custom.brand.light': '#063', radius: 8 };
  const made = after({ type: 'merge', values });
  const cleared = reduce(made, { type: 'clear', field: 'custom.brand.light' });
  expect(cleared.present).toEqual({ radius: 8 });
  expect(reduce(cleared, { type: 'clear', field: 'radius' }).present).toEqual({});
  expect(reduce(cleared, undo).present).toEqual(values);
});

test('a theme that takes the place of another is one step', () => {
  const made = after(set('radius', 8), { type: 'replace', theme: { spacing: 6 } });
  expect(made.present).toEqual({ spacing: 6 });
  expect(reduce(made, undo).present).toEqual({ radius: 8 });
});

test('only so many steps are kept', () => {
  const values = Array.from({ length: mostSteps + 20 }, (_, index) => index + 1);
  const many = values.flatMap((value): Action[] => [set('radius', value), { type: 'settle' }]);
  expect(after(...many).past).toHaveLength(mostSteps);
});

test('the steps of a session are restored', () => {
  const steps = { past: [{}], present: { radius: 8 }, future: [{ radius: 9 }] };
  const restored = after({ type: 'restore', steps });
  expect(reduce(restored, undo).present).toEqual({});
  expect(reduce(restored, redo).present).toEqual({ radius: 9 });
});
