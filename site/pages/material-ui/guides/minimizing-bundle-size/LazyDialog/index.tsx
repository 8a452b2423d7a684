import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';

const load = () => import('./ExportDialog');
const ExportDialog = lazy(load);

export default function LazyDialog() {
  const [shown, setShown] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setShown(true);
    setOpen(true);
  };

  return (
    <>
      <Button
        variant="contained"
        onClick={show}
        onFocus={load}
        onPointerEnter={load}
      >
        Export orders
      </Button>
      <Suspense fallback={null}>
        {shown && <ExportDialog open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
