import { useState } from 'react';
import type { Breakpoint } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const widths: Breakpoint[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function AtlasWidths() {
  const [width, setWidth] = useState<Breakpoint | false>('xs');

  return (
    <Box sx={{ py: 3 }}>
      <Container maxWidth={width}>
        <Box
          sx={{ height: 120, mb: 3, borderRadius: 1, bgcolor: 'primary.main' }}
        />
      </Container>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Width of the map"
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
        <ToggleButton value={false}>None</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
