import Button from '@mui/material/Button';
import {
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(50);

function JsonToolbar() {
  const apiRef = useGridApiContext();

  const download = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const data = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          apiRef.current.getCellParams(id, field).value,
        ]),
      ),
    );
    const blob = new Blob([JSON.stringify(data, null, 2)], {
      type: 'application/json',
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'trades.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <Toolbar>
      <Button onClick={download}>Download JSON</Button>
    </Toolbar>
  );
}

export default function ExportJson() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        label="Trades"
        rows={rows}
        columns={tradeColumns}
        slots={{ toolbar: JsonToolbar }}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
