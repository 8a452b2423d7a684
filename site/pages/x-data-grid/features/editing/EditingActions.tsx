import { createContext, useContext, useMemo, useState } from 'react';
import Cancel from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  GridActionsCell,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
} from '@mui/x-data-grid';
import type {
  GridColDef,
  GridRenderCellParams,
  GridRowId,
  GridRowModesModel,
} from '@mui/x-data-grid';

interface Contact {
  id: number;
  name: string;
  city: string;
  isNew?: boolean;
}

interface RowActions {
  modes: GridRowModesModel;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  remove: (id: GridRowId) => void;
}

const contacts: Contact[] = [
  { id: 1, name: 'Elif Bauer', city: 'Vienna' },
  { id: 2, name: 'Mateo Castro', city: 'Quito' },
  { id: 3, name: 'Rosa Ito', city: 'Osaka' },
];

const RowActionsContext = createContext<RowActions | null>(null);

function ActionsCell(params: GridRenderCellParams<Contact>) {
  const actions = useContext(RowActionsContext);
  if (!actions) return null;
  const { id, row } = params;
  if (actions.modes[id]?.mode === GridRowModes.Edit) {
    return (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<Save />}
          label="Save"
          onClick={() => actions.save(id)}
        />
        <GridActionsCellItem
          icon={<Cancel />}
          label="Cancel"
          onClick={() => actions.cancel(id)}
        />
      </GridActionsCell>
    );
  }
  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<Edit />}
        label={`Edit ${row.name}`}
        onClick={() => actions.edit(id)}
      />
      <GridActionsCellItem
        icon={<Delete />}
        label={`Delete ${row.name}`}
        onClick={() => actions.remove(id)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Contact>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110, editable: true },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 100,
    renderCell: (params) => <ActionsCell {...params} />,
  },
];

export default function EditingActions() {
  const [rows, setRows] = useState(contacts);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [nextId, setNextId] = useState(4);

  const actions = useMemo<RowActions>(
    () => ({
      modes,
      edit: (id) =>
        setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit } })),
      save: (id) =>
        setModes((all) => ({ ...all, [id]: { mode: GridRowModes.View } })),
      remove: (id) => setRows((all) => all.filter((row) => row.id !== id)),
      cancel: (id) => {
        setModes((all) => ({
          ...all,
          [id]: { mode: GridRowModes.View, ignoreModifications: true },
        }));
        // A row that was never saved goes away.
        setRows((all) => all.filter((row) => row.id !== id || !row.isNew));
      },
    }),
    [modes],
  );

  const add = () => {
    setRows((all) => [...all, { id: nextId, name: '', city: '', isNew: true }]);
    setModes((all) => ({
      ...all,
      [nextId]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
    }));
    setNextId(nextId + 1);
  };

  const processRowUpdate = (newRow: Contact) => {
    const saved = { ...newRow, isNew: false };
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  return (
    <RowActionsContext.Provider value={actions}>
      <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
        <Button onClick={add}>Add contact</Button>
        <div style={{ height: 320, width: '100%' }}>
          <DataGrid
            aria-label="Contacts"
            rows={rows}
            columns={columns}
            editMode="row"
            rowModesModel={modes}
            onRowModesModelChange={setModes}
            onRowEditStop={(params, event) => {
              if (params.reason === GridRowEditStopReasons.rowFocusOut)
                event.defaultMuiPrevented = true;
            }}
            processRowUpdate={processRowUpdate}
            hideFooter
          />
        </div>
      </Stack>
    </RowActionsContext.Provider>
  );
}
