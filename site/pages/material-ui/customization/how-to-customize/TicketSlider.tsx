import { useState } from 'react';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';

export default function TicketSlider() {
  const [rows, setRows] = useState([4, 11]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>
        Rows {rows[0]} to {rows[1]}
      </FormLabel>
      <Slider
        min={1}
        max={20}
        value={rows}
        getAriaLabel={(index) => (index === 0 ? 'First row' : 'Last row')}
        onChange={(_event, value) => setRows(value)}
        sx={{
          height: 10,
          '& .MuiSlider-rail': { borderRadius: 0.5 },
          '& .MuiSlider-track': { border: 'none' },
          '& .MuiSlider-thumb': {
            width: 14,
            height: 26,
            borderRadius: 1,
            '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 3 },
          },
        }}
      />
    </Box>
  );
}
