import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionTheme } from '../families/sessionTheme';

const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const blocked = new DOMException('Access is denied.', 'SecurityError');

beforeEach(() => vi.stubGlobal('document', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

function storageOf(read: () => string | null, write: () => void) {
  vi.stubGlobal('sessionStorage', { getItem: read, setItem: write, removeItem: write });
}

function refuse(error: DOMException): () => never {
  return () => {
    throw error;
  };
}

test('a theme is stored for all pages', () => {
  let text: string | null = null;
  storageOf(
    () => text,
    () => (text = '{"a":1}'),
  );
  const theme = sessionTheme('example');
  expect(theme.store({ a: 1 })).toBe(true);
  expect(theme.stored()).toBe('{"a":1}');
});

test('a theme is not stored where storage is full, and the one before stays', () => {
  storageOf(() => '{"a":1}', refuse(full));
  const theme = sessionTheme('example');
  expect(theme.store({ a: 2 })).toBe(false);
  expect(theme.stored()).toBe('{"a":1}');
});

test('a theme is not stored where storage is blocked, and no page has it', () => {
  storageOf(refuse(blocked), refuse(blocked));
  const theme = sessionTheme('example');
  expect(theme.store({ a: 1 })).toBe(false);
  expect(theme.stored()).toBeNull();
});
