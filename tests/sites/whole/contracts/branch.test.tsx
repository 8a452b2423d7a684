import { expect, test } from 'vitest';

test('a branch is an element', () => {
  expect(<p>Branch</p>).toBeTruthy();
});
