import { expect, test } from 'vitest';

test('a seed is small', () => {
  expect(1).toBeLessThan(2);
});
