import type { GridFilterItem } from '@mui/x-data-grid';
import { createServer } from '../../../../../families/x-data-grid/data/server';
import { makeFilms } from '../../../../../families/x-data-grid/data/films';

const server = createServer(makeFilms(60));
let failed = false;

/** Answers `/api/films` from memory, with the signature of `fetch`. The last page fails once. */
export async function fetch(url: string): Promise<Response> {
  const { searchParams } = new URL(url, 'https://films.example');
  const page = Number(searchParams.get('page'));
  const size = Number(searchParams.get('pageSize'));
  const [field = '', sort] = searchParams.get('sort')?.split('.') ?? [];
  const answer = await server.getRows({
    start: page * size,
    end: page * size + size - 1,
    sortModel: field ? [{ field, sort: sort === 'desc' ? 'desc' : 'asc' }] : [],
    filterModel: {
      items: JSON.parse(searchParams.get('filter') ?? '[]') as GridFilterItem[],
    },
  });
  if (!failed && page > 0 && (page + 1) * size >= Number(answer.rowCount)) {
    failed = true;
    return new Response(null, { status: 503 });
  }
  return Response.json(answer);
}
