import { useState } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Breakpoint } from '@mui/material/styles';

const widths: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function ContainerMaxWidth() {
  const [width, setWidth] = useState<Breakpoint | false>('xs');

  return (
    <Box sx={{ py: 3 }}>
      <Container maxWidth={width}>
        <Box
          sx={{
            p: 4,
            mb: 3,
            borderRadius: 1,
            textAlign: 'center',
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          }}
        >
          maxWidth {String(width)}
        </Box>
      </Container>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="maxWidth"
        value={width}
        onChange={(_event, next: Breakpoint | false | null) =>
          setWidth((current) => next ?? current)
        }
        sx={{ display: 'flex', justifyContent: 'center' }}
      >
        {widths.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
        <ToggleButton value={false}>false</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
