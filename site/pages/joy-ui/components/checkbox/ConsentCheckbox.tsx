import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function ConsentCheckbox() {
  const [agreed, setAgreed] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <FormControl>
        <Checkbox
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          label={
            <>
              I agree to the{' '}
              <Link
                href="#consent"
                underline="always"
                sx={{ position: 'relative', zIndex: 1 }}
              >
                terms of rental
              </Link>
            </>
          }
        />
        <FormHelperText>You can cancel within 14 days.</FormHelperText>
      </FormControl>
      <Button disabled={!agreed}>Create account</Button>
    </Stack>
  );
}
