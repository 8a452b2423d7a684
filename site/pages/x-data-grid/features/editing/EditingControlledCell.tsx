import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridCellEditStopReasons, GridCellModes } from '@mui/x-data-grid';
import type { GridCellModesModel } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import { editableEmployeeColumns } from './columns';

const rows = makeEmployees(100);

export default function EditingControlledCell() {
  const [cellModesModel, setCellModesModel] = useState<GridCellModesModel>({});
  const editing = cellModesModel[1]?.name?.mode === GridCellModes.Edit;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          disabled={editing}
          onClick={() =>
            setCellModesModel({ 1: { name: { mode: GridCellModes.Edit } } })
          }
        >
          Edit the first name
        </Button>
        <Button
          disabled={!editing}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            setCellModesModel({ 1: { name: { mode: GridCellModes.View } } })
          }
        >
          Save
        </Button>
        <Button
          disabled={!editing}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            setCellModesModel({
              1: {
                name: { mode: GridCellModes.View, ignoreModifications: true },
              },
            })
          }
        >
          Cancel
        </Button>
      </Stack>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Employees, edit mode from outside"
          rows={rows}
          columns={editableEmployeeColumns}
          cellModesModel={cellModesModel}
          onCellModesModelChange={setCellModesModel}
          onCellEditStop={(params, event) => {
            if (params.reason === GridCellEditStopReasons.cellFocusOut)
              event.defaultMuiPrevented = true;
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
