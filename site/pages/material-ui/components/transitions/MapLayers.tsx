import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function MapLayers() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ display: 'flex', height: 150, maxWidth: 420, mx: 'auto' }}>
      <Collapse
        id={id}
        component="aside"
        orientation="horizontal"
        in={open}
        aria-label="Layers"
      >
        <Box sx={{ width: 130, display: 'grid' }}>
          <FormControlLabel control={<Checkbox />} label="Trails" />
          <FormControlLabel control={<Checkbox />} label="Huts" />
          <FormControlLabel control={<Checkbox />} label="Springs" />
        </Box>
      </Collapse>
      <Box
        sx={{
          flexGrow: 1,
          p: 1,
          borderRadius: 1,
          bgcolor: 'action.hover',
          backgroundImage:
            'repeating-radial-gradient(circle at 70% 120%, transparent 0 16px, rgb(128 128 128 / 30%) 16px 17px)',
        }}
      >
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Layers
        </Button>
      </Box>
    </Box>
  );
}
