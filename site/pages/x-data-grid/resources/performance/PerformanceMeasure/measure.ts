import type { useGridApiRef } from '@mui/x-data-grid-pro';

export type Step =
  'load' | 'cells' | 'sort' | 'filter' | 'quickFilter' | 'frame' | 'longest';

/** Milliseconds, and for `cells` their number. */
export type Measured = Partial<Record<Step, number>>;

type ApiRef = ReturnType<typeof useGridApiRef>;

const FRAMES = 90;

/** Resolves after what was asked for is on the screen. */
function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(() => resolve(performance.now()));
    });
  });
}

async function timed(act: () => void): Promise<number> {
  await painted();
  const start = performance.now();
  act();
  return (await painted()) - start;
}

/** Measures a grid step by step; `load` gives it its rows. */
export async function* measure(
  apiRef: ApiRef,
  load: () => void,
): AsyncGenerator<Measured> {
  yield { load: await timed(load) };
  const api = apiRef.current;
  const root = api?.rootElementRef.current;
  if (!api || !root) return;

  yield { cells: root.querySelectorAll('[role="gridcell"]').length };
  yield {
    sort: await timed(() =>
      api.setSortModel([{ field: 'price', sort: 'desc' }]),
    ),
  };
  const wheat = { field: 'commodity', operator: 'equals', value: 'Wheat' };
  yield { filter: await timed(() => api.setFilterModel({ items: [wheat] })) };
  const quick = { items: [], quickFilterValues: ['zhang', 'copper'] };
  yield { quickFilter: await timed(() => api.setFilterModel(quick)) };
  api.setFilterModel({ items: [] });
  await painted();

  const frames: number[] = [];
  let last = await painted();
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    api.scroll({ top: frame * 400 });
    const now = await painted();
    frames.push(now - last);
    last = now;
  }
  yield {
    frame: frames.reduce((sum, one) => sum + one, 0) / FRAMES,
    longest: Math.max(...frames),
  };
}
