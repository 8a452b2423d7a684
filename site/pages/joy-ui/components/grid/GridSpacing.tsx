import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function GridSpacing() {
  const [spacing, setSpacing] = useState('2');

  return (
    <Box>
      <ToggleButtonGroup
        size="sm"
        aria-label="Spacing"
        value={spacing}
        onChange={(_event, value) => value !== null && setSpacing(value)}
        sx={{ mb: 2 }}
      >
        {['0', '1', '2', '4'].map((value) => (
          <Button key={value} value={value}>
            {value}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Grid container spacing={Number(spacing)}>
        {Array.from({ length: 6 }, (_, index) => (
          <Grid key={index} size={4}>
            <Sheet variant="solid" color="primary" sx={{ height: 48 }} />
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
