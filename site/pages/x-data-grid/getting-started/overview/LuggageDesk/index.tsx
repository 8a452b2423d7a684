import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { luggage } from './luggage';
import type { Piece } from './luggage';

const columns: GridColDef<Piece>[] = [
  { field: 'tag', headerName: 'Tag', width: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 130 },
  { field: 'flight', headerName: 'Flight', width: 100 },
];

const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function LuggageDesk() {
  const [rows, setRows] = useState(luggage);
  const [chosen, setChosen] = useState(nothing);

  const isChosen = ({ id }: Piece) =>
    chosen.ids.has(id) === (chosen.type === 'include');
  const count = rows.filter(isChosen).length;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Luggage to send on"
          checkboxSelection
          hideFooter
          rows={rows}
          columns={columns}
          rowSelectionModel={chosen}
          onRowSelectionModelChange={setChosen}
          localeText={{ noRowsLabel: 'Everything is on its way' }}
        />
      </div>
      <Button
        variant="contained"
        disabled={count === 0}
        onClick={() => {
          setRows(rows.filter((row) => !isChosen(row)));
          setChosen(nothing);
        }}
      >
        {count === 0 ? 'Nothing is chosen' : `Send ${count} on`}
      </Button>
    </Stack>
  );
}
