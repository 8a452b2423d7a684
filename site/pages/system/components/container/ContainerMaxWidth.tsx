import { useState } from 'react';
import type { Breakpoint } from '@mui/system';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const widths: (Breakpoint | false)[] = ['xs', 'sm', 'md', 'lg', 'xl', false];

export default function ContainerMaxWidth() {
  const [width, setWidth] = useState<Breakpoint | false>('xs');

  return (
    <Box sx={{ py: 3 }}>
      <Container maxWidth={width}>
        <Box
          sx={{
            p: 3,
            borderRadius: 1,
            textAlign: 'center',
            bgcolor: 'light-dark(#ccfbf1, #134e4a)',
          }}
        >
          maxWidth {String(width)}
        </Box>
      </Container>
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <label>
          Max width{' '}
          <select
            value={String(width)}
            onChange={(event) =>
              setWidth(
                widths.find((name) => String(name) === event.target.value) ??
                  false,
              )
            }
          >
            {widths.map((name) => (
              <option key={String(name)}>{String(name)}</option>
            ))}
          </select>
        </label>
      </Box>
    </Box>
  );
}
