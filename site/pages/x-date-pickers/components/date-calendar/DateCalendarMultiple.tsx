import { useState } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay } from '@mui/x-date-pickers/PickersDay';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface PickedDayProps extends PickersDayProps {
  picked?: string[];
}

function PickedDay({ picked = [], ...props }: PickedDayProps) {
  const selected = picked.includes(dayjs(props.day).format('YYYY-MM-DD'));

  return <PickersDay {...props} selected={selected} aria-selected={selected} />;
}

export default function DateCalendarMultiple() {
  const [picked, setPicked] = useState(['2026-05-12', '2026-05-14']);

  const toggle = (date: Dayjs | null) => {
    const day = date?.format('YYYY-MM-DD') ?? '';
    setPicked(
      picked.includes(day)
        ? picked.filter((other) => other !== day)
        : [...picked, day],
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        disableHighlightToday
        views={['day']}
        referenceDate={dayjs('2026-05-14')}
        value={null}
        onChange={toggle}
        slots={{ day: PickedDay }}
        slotProps={{ day: { picked } as PickedDayProps }}
      />
    </LocalizationProvider>
  );
}
