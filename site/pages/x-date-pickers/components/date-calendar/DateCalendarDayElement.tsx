import { useEffect, useRef, useState } from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const rates = [90, 90, 90, 95, 120, 140, 110];

/** A day with its price, from a plain `button`. */
function RateDay(props: PickersDayProps) {
  const { day, today, selected, disabled, autoFocus, isAnimating } = props;
  const { outsideCurrentMonth, isFirstVisibleCell, isLastVisibleCell } = props;
  const { onDaySelect, onFocus, onBlur, onKeyDown, onMouseEnter } = props;
  const button = useRef<HTMLButtonElement>(null);
  const date = dayjs(day);
  const rate = rates[date.day()];

  useEffect(() => {
    if (autoFocus && !isAnimating) button.current?.focus();
  }, [autoFocus, isAnimating]);

  if (outsideCurrentMonth) return <Cell as="span" role="gridcell" />;

  return (
    <Cell
      ref={button}
      type="button"
      role="gridcell"
      tabIndex={props.tabIndex}
      disabled={disabled}
      sx={selectedColors}
      aria-selected={selected}
      aria-current={today ? 'date' : undefined}
      aria-colindex={props['aria-colindex']}
      aria-label={`${date.format('MMMM D')}, ${rate} euros`}
      onClick={() => onDaySelect(day)}
      onFocus={(event) => onFocus?.(event, day)}
      onBlur={(event) => onBlur?.(event, day)}
      onKeyDown={(event) => onKeyDown?.(event, day)}
      onMouseEnter={(event) => onMouseEnter?.(event, day)}
    >
      {date.format(isFirstVisibleCell || isLastVisibleCell ? 'MMM D' : 'D')}{' '}
      <small>{rate}</small>
    </Cell>
  );
}

const Cell = styled('button')({
  width: 40,
  height: 36,
  border: 0,
  padding: 0,
  font: 'inherit',
  fontSize: 12,
  lineHeight: 1.2,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  borderRadius: 4,
  '& small': { display: 'block', fontSize: 10 },
  '&[aria-current]': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: 1 },
});

const selectedColors = {
  '&[aria-selected=true]': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};

export default function DateCalendarDayElement() {
  const [hovered, setHovered] = useState('');
  const day: Partial<PickersDayProps> = {
    onMouseEnter: (_event, date) => setHovered(dayjs(date).format('MMMM D')),
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          defaultValue={dayjs('2026-05-14')}
          slots={{ day: RateDay }}
          slotProps={{ day }}
        />
        <Typography variant="body2">
          Pointer on: {hovered || 'no day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
