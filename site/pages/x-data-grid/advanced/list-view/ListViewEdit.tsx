import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import EditIcon from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiContext } from '@mui/x-data-grid-pro';
import type {
  GridListViewColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(30);

function EmployeeCell({ row, tabIndex }: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = useState(false);

  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    apiRef.current.updateRows([
      { id: row.id, title: String(form.get('title')) },
    ]);
    setOpen(false);
  };

  return (
    <Stack direction="row" sx={{ height: '100%', alignItems: 'center' }}>
      <span style={{ flex: 1, lineHeight: 1.5 }}>
        {row.name}
        <br />
        {row.title}
      </span>
      <IconButton
        aria-label={`Edit ${row.name}`}
        tabIndex={tabIndex}
        onClick={() => setOpen(true)}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={(e) => e.stopPropagation()}
      >
        <form onSubmit={save}>
          <DialogTitle>{row.name}</DialogTitle>
          <DialogContent>
            <TextField
              name="title"
              label="Title"
              defaultValue={row.title}
              margin="dense"
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit">Save</Button>
          </DialogActions>
        </form>
      </Dialog>
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Employee> = {
  field: 'employee',
  renderCell: (params) => <EmployeeCell {...params} />,
};

export default function ListViewEdit() {
  return (
    <div style={{ height: 320, width: '100%', maxWidth: 400 }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={64}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
