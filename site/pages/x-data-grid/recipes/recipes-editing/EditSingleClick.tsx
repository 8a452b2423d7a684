import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridCellModes } from '@mui/x-data-grid';
import type { GridCellModesModel, GridCellParams } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const rows = makeOrders(100);

export default function EditSingleClick() {
  const [modes, setModes] = useState<GridCellModesModel>({});

  const handleCellClick = ({
    id,
    field,
    isEditable,
    cellMode,
  }: GridCellParams) => {
    if (isEditable && cellMode === 'view') {
      setModes({ [id]: { [field]: { mode: GridCellModes.Edit } } });
    }
  };

  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Orders, edited with one click"
        rows={rows}
        columns={editableColumns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={handleCellClick}
        hideFooter
      />
    </div>
  );
}
