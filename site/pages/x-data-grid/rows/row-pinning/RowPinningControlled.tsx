import { createContext, useContext, useMemo, useState } from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';

const trades = makeTrades(100);

interface Pins {
  ids: number[];
  toggle: (id: number) => void;
}

const PinsContext = createContext<Pins>({ ids: [], toggle: () => undefined });

function PinCell(params: GridRenderCellParams<Trade>) {
  const { ids, toggle } = useContext(PinsContext);
  const { id } = params.row;
  const pinned = ids.includes(id);
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={pinned ? <PushPin /> : <PushPinOutlined />}
        label={pinned ? `Unpin trade ${id}` : `Pin trade ${id}`}
        onClick={() => toggle(id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Trade>[] = [
  {
    field: 'pin',
    type: 'actions',
    headerName: 'Pin',
    width: 60,
    renderCell: (params) => <PinCell {...params} />,
  },
  ...tradeColumns,
];

export default function RowPinningControlled() {
  const [ids, setIds] = useState([4]);

  const pins = useMemo<Pins>(
    () => ({
      ids,
      toggle: (id) =>
        setIds((before) =>
          before.includes(id)
            ? before.filter((one) => one !== id)
            : [...before, id],
        ),
    }),
    [ids],
  );
  const rows = useMemo(
    () => trades.filter(({ id }) => !ids.includes(id)),
    [ids],
  );
  const pinnedRows = useMemo(
    () => ({ top: trades.filter(({ id }) => ids.includes(id)) }),
    [ids],
  );

  return (
    <PinsContext.Provider value={pins}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPro
          aria-label="Trades to pin"
          density="compact"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          hideFooter
        />
      </div>
    </PinsContext.Provider>
  );
}
