import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const parts = ['toolbar', 'shortcuts', 'contentWrapper', 'actionBar'] as const;
const outlines = Object.fromEntries(
  parts.map((part) => [
    `.${pickersLayoutClasses[part]}`,
    {
      position: 'relative',
      outline: '1px dashed',
      outlineColor: 'primary.main',
      outlineOffset: -3,
      '&::after': {
        content: `"${part}"`,
        position: 'absolute',
        insetInlineStart: 6,
        bottom: 4,
        fontSize: 12,
        color: 'primary.main',
      },
    },
  ]),
);
const items = [{ label: '2028', getValue: () => dayjs('2028-01-01') }];

export default function LayoutParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        views={['year']}
        orientation="portrait"
        defaultValue={dayjs('2026-05-14')}
        minDate={dayjs('2025-01-01')}
        maxDate={dayjs('2028-12-31')}
        disableHighlightToday
        slotProps={{
          shortcuts: { items },
          layout: {
            sx: {
              ...outlines,
              minWidth: 0,
              '.MuiDateCalendar-root': { width: 190, height: 112 },
              '.MuiYearCalendar-root': { width: 190, height: 112, p: 0 },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
