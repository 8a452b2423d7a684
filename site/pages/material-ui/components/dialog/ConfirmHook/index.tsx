import { useState } from 'react';
import Button from '@mui/material/Button';
import { useConfirm } from './useConfirm';

export default function ConfirmHook() {
  const { confirm, dialog } = useConfirm();
  const [count, setCount] = useState(3);

  const empty = async () => {
    if (await confirm('Empty the cart?', 'Empty cart')) setCount(0);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => void empty()}>
        Empty cart ({count})
      </Button>
      {dialog}
    </>
  );
}
