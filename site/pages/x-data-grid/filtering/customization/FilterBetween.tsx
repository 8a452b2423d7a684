import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { getGridNumericOperators } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

type Range = readonly [from: string, to: string];

function RangeInput({ item, applyValue }: GridFilterInputValueProps) {
  const [from, to] = (item.value ?? ['', '']) as Range;
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={from}
        onChange={(event) =>
          applyValue({ ...item, value: [event.target.value, to] })
        }
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={to}
        onChange={(event) =>
          applyValue({ ...item, value: [from, event.target.value] })
        }
      />
    </Stack>
  );
}

const between: GridFilterOperator<Film, number> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: (item) => {
    // The number column has parsed both values; an empty one is null.
    const [from, to] = (item.value ?? []) as (number | null | undefined)[];
    if (from == null || to == null) {
      return null;
    }
    return (value) => value >= from && value <= to;
  },
  InputComponent: RangeInput,
};

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 140,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

export default function FilterBetween() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Films of 90 to 100 minutes"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'minutes', operator: 'between', value: ['90', '100'] },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
