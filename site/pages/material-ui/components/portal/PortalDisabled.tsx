import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PortalDisabled() {
  const side = useRef<HTMLDivElement>(null);
  const [inside, setInside] = useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="disablePortal"
        control={
          <Switch
            checked={inside}
            onChange={(_event, checked) => setInside(checked)}
          />
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <Paper ref={side} variant="outlined" sx={{ p: 2, minHeight: 88 }} />
        <Paper variant="outlined" sx={{ p: 2 }}>
          Water level{' '}
          <Portal disablePortal={inside} container={() => side.current}>
            <Box sx={{ color: 'text.secondary' }}>Each bar is an hour.</Box>
          </Portal>
        </Paper>
      </Box>
    </Stack>
  );
}
