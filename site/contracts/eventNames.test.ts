// The log of events on the data grid's page listens to every event that the package declares.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { eventNames } from '../pages/x-data-grid/resources/events/EventsLog/eventNames';

const root = createRequire(import.meta.url)
  .resolve('@mui/x-data-grid/package.json')
  .replace(/package\.json$/, '');
const declared = readFileSync(`${root}models/events/gridEventLookup.d.ts`, 'utf8');

test('every declared event is in the log', () => {
  const names = [...declared.matchAll(/^ {2}(\w+)\??: \{(?:\};)?$/gm)].map((found) => found[1]);
  expect(names.length).toBeGreaterThan(80);
  expect([...eventNames].sort()).toEqual(names.sort());
});
