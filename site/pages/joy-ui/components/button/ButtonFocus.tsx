import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

interface Actions {
  focusVisible(): void;
}

export default function ButtonFocus() {
  const actions = useRef<Actions>(null);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Link component="button" onClick={() => actions.current?.focusVisible()}>
        Show the next step
      </Link>
      <Button action={actions}>Confirm address</Button>
    </Stack>
  );
}
