import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import dayjs from 'dayjs';

export default function DateTimeRangePickerPosition() {
  const [position, setPosition] = useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 460, maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Edited side"
          value={position}
          onChange={(_, next: RangePosition | null) =>
            next && setPosition(next)
          }
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="end">End</ToggleButton>
        </ToggleButtonGroup>
        <DateTimeRangePicker
          label="Rental"
          rangePosition={position}
          onRangePositionChange={setPosition}
          defaultValue={[dayjs('2026-05-14T10:00'), dayjs('2026-05-17T16:30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
