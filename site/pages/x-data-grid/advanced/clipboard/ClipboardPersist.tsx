import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(30);
const columns = employeeColumns.map((column) => ({
  ...column,
  editable: true,
}));

interface Question {
  cells: number;
  answer: (confirmed: boolean) => void;
}

export default function ClipboardPersist() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [saved, setSaved] = useState('Copy a cell, then paste it into another');

  const confirmPaste = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({
        cells: data.flat().length,
        answer: (confirmed) => {
          setQuestion(null);
          if (confirmed) resolve();
          else reject(new Error('Canceled'));
        },
      });
    });

  const saveRow = async (row: Employee) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    setSaved(`Saved ${row.name}`);
    return row;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="info" role="status">
        {saved}
      </Alert>
      <div style={{ height: 260, width: '100%' }}>
        <DataGridPremium
          aria-label="Employees, saved after paste"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onBeforeClipboardPasteStart={confirmPaste}
          processRowUpdate={saveRow}
          onProcessRowUpdateError={() => setSaved('Not saved')}
          density="compact"
          hideFooter
        />
      </div>
      <Dialog open={question !== null} onClose={() => question?.answer(false)}>
        <DialogTitle>Paste {question?.cells} cells?</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
