import { useState } from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStatic() {
  const [landscape, setLandscape] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <FormControlLabel
          label="Landscape"
          control={<Switch checked={landscape} />}
          onChange={(_event, checked) => setLandscape(checked)}
        />
        <StaticTimePicker
          displayStaticWrapperAs="mobile"
          orientation={landscape ? 'landscape' : 'portrait'}
          localeText={{ toolbarTitle: 'Alarm' }}
          defaultValue={dayjs('2026-05-14T06:40')}
        />
      </Box>
    </LocalizationProvider>
  );
}
