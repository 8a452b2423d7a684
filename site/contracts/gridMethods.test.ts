// What the explorer of the grid's methods reads from its reader, and what it says of their answers.
import { expect, test, vi } from 'vitest';
import { methodArguments } from '../components/grid/methodArguments';
import { readArguments, written } from '../components/grid/written';

test('arguments are JSON, with sets and a function that logs', () => {
  const log = vi.fn();
  const given = readArguments('2, { "type": "include", "ids": { "Set": [1, 2] } }, "(log)"', log);
  expect(given.slice(0, 2)).toEqual([2, { type: 'include', ids: new Set([1, 2]) }]);
  expect(given[2]).toBe(log);
  expect(() => readArguments('{ a: 1 }', log)).toThrow(SyntaxError);
});

test('what a reader begins with can be read', () => {
  for (const given of Object.values(methodArguments)) {
    const text = given.map((one) => JSON.stringify(one)).join(', ');
    expect(readArguments(text, vi.fn())).toHaveLength(given.length);
  }
});

test('answers are written as code, as deep as it helps', () => {
  expect(written(undefined)).toBe('undefined');
  expect(written({ field: 'total', sort: null })).toBe('{ field: "total", sort: null }');
  expect(written(new Map([[1, new Set([2])]]))).toBe('Map { 1 => Set [2] }');
  expect(written(new Date(2026, 1, 3))).toBe('Date(Tue Feb 03 2026)');
  const own: { self?: unknown } = {};
  own.self = own;
  expect(written(own)).toBe('{ self: … }');
  expect(written([[[[[1]]]]])).toBe('[[[[…]]]]');
  expect(written(Array.from({ length: 30 }, (_, index) => index))).toContain('… 6 more');
});
