import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { ButtonBaseActions } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';

export default function ButtonConfirm() {
  const trigger = useRef<ButtonBaseActions>(null);
  const [asking, setAsking] = useState(false);

  const close = () => {
    setAsking(false);
    trigger.current?.focusVisible();
  };

  return (
    <Stack direction="row" spacing={1}>
      <Button
        action={trigger}
        color="error"
        aria-expanded={asking}
        onClick={() => setAsking(true)}
      >
        Delete workspace
      </Button>
      {asking && (
        <>
          <Button autoFocus variant="outlined" onClick={close}>
            Keep it
          </Button>
          <Button variant="contained" color="error" onClick={close}>
            Delete
          </Button>
        </>
      )}
    </Stack>
  );
}
