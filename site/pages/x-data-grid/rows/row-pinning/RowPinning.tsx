import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { formatDollars } from '../../../../families/x-data-grid/data/orders';

interface Budget {
  id: number | string;
  team: string;
  planned: number;
  spent: number;
}

const rows: Budget[] = [
  ['Design', 84_000, 79_200],
  ['Engineering', 310_000, 322_500],
  ['Finance', 46_000, 41_800],
  ['Operations', 128_000, 120_400],
  ['Sales', 205_000, 198_000],
  ['Support', 97_000, 99_100],
].map(([team, planned, spent], index) => ({
  id: index + 1,
  team: String(team),
  planned: Number(planned),
  spent: Number(spent),
}));

const sum = (field: 'planned' | 'spent') =>
  rows.reduce((total, row) => total + row[field], 0);

const pinnedRows = {
  bottom: [
    {
      id: 'total',
      team: 'All teams',
      planned: sum('planned'),
      spent: sum('spent'),
    },
  ],
};

const columns: GridColDef<Budget>[] = [
  { field: 'team', headerName: 'Team', flex: 1, minWidth: 120 },
  {
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    width: 140,
    valueFormatter: formatDollars,
  },
  {
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 140,
    valueFormatter: formatDollars,
  },
];

export default function RowPinning() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Budgets with a total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
