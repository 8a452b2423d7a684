import { createContext, useContext, useState } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

type Move = (id: number, step: number) => void;

const MoveContext = createContext<Move>(() => undefined);

function MoveCell(params: GridRenderCellParams<Film>) {
  const move = useContext(MoveContext);
  const { id, title } = params.row;
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<ArrowUpward />}
        label={`Move ${title} up`}
        onClick={() => move(id, -1)}
      />
      <GridActionsCellItem
        icon={<ArrowDownward />}
        label={`Move ${title} down`}
        onClick={() => move(id, 1)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'move',
    type: 'actions',
    headerName: 'Move',
    width: 100,
    renderCell: (params) => <MoveCell {...params} />,
  },
];

export default function RowOrderingButtons() {
  const [rows, setRows] = useState(() => makeFilms(8));

  const move: Move = (id, step) => {
    setRows((before) => {
      const from = before.findIndex((row) => row.id === id);
      const to = Math.min(Math.max(from + step, 0), before.length - 1);
      const next = [...before];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    });
  };

  return (
    <MoveContext.Provider value={move}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Films, moved by buttons"
          density="compact"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={({ row, oldIndex, targetIndex }) =>
            move((row as Film).id, targetIndex - oldIndex)
          }
          disableColumnSorting
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </MoveContext.Provider>
  );
}
