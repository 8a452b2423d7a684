import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

interface Question {
  text: string;
  answer: (confirmed: boolean) => void;
}

const rows = makeOrders(100);

export default function PersistConfirm() {
  const [question, setQuestion] = useState<Question | null>(null);

  const processRowUpdate = async (newRow: Order, oldRow: Order) => {
    if (newRow.quantity === oldRow.quantity) return newRow;
    const confirmed = await new Promise<boolean>((answer) => {
      setQuestion({
        text: `Change the quantity from ${oldRow.quantity} to ${newRow.quantity}?`,
        answer,
      });
    });
    return confirmed ? newRow : oldRow;
  };

  const close = (confirmed: boolean) => {
    question?.answer(confirmed);
    setQuestion(null);
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, confirmed before saving"
        rows={rows}
        columns={editableColumns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <Dialog open={question !== null} onClose={() => close(false)}>
        <DialogTitle>Save this change?</DialogTitle>
        <DialogContent>{question?.text}</DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>Keep the old value</Button>
          <Button onClick={() => close(true)}>Save</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
