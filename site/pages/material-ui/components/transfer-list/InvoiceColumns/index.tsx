import { useEffect, useRef, useState } from 'react';
import Stack from '@mui/material/Stack';
import ColumnList from './ColumnList';

const columns = ['Number', 'Customer', 'Due', 'Amount', 'Tax'];

export default function InvoiceColumns() {
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(['Number', 'Amount']);
  const [moved, setMoved] = useState('');

  useEffect(() => {
    panel.current
      ?.querySelector<HTMLElement>(`[data-column="${moved}"]`)
      ?.focus();
  }, [moved, shown]);

  const move = (name: string) => {
    setMoved(name);
    setShown(
      shown.includes(name)
        ? shown.filter((one) => one !== name)
        : [...shown, name],
    );
  };
  const raise = (name: string) => {
    const at = shown.indexOf(name);
    setMoved('');
    const rest = shown.filter((one) => one !== name);
    const to = Math.max(at - 1, 0);
    setShown([...rest.slice(0, to), name, ...rest.slice(to)]);
  };

  return (
    <Stack ref={panel} spacing={2} sx={{ maxWidth: 340, mx: 'auto' }}>
      <ColumnList
        title="In the table"
        names={shown}
        onMove={move}
        onRaise={raise}
      />
      <ColumnList
        title="Left out"
        names={columns.filter((name) => !shown.includes(name))}
        onMove={move}
      />
    </Stack>
  );
}
