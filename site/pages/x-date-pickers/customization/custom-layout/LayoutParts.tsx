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

export default function LayoutParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2026-05-14')}
        disableHighlightToday
        slotProps={{
          layout: { sx: { maxWidth: '100%', ...outlines } },
          shortcuts: {
            items: [
              { label: 'May 1', getValue: () => dayjs('2026-05-01') },
              { label: 'June 1', getValue: () => dayjs('2026-06-01') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
