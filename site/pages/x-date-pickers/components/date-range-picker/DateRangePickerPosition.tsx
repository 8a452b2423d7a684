import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function DateRangePickerPosition() {
  const [position, setPosition] = useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Edited date"
          value={position}
          onChange={(_, next: RangePosition | null) =>
            next && setPosition(next)
          }
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="end">End</ToggleButton>
        </ToggleButtonGroup>
        <DateRangePicker
          label="Warranty"
          rangePosition={position}
          onRangePositionChange={setPosition}
          closeOnSelect={false}
          defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-29')]}
          sx={{ width: 320, maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
