import { useState } from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { Pitfall } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

const items = [{ label: 'Next working day', getValue: () => dayjs('2026-05-15') }];
const above = { '.MuiPickersLayout-shortcuts': { gridColumn: '2 / 4', gridRow: 1 } };

const Narrow = ({ sx }: { sx?: typeof above }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <div style={{ width: 340 }}>
      <StaticDatePicker
        slotProps={{ toolbar: { hidden: true }, shortcuts: { items }, layout: { sx } }}
      />
    </div>
  </LocalizationProvider>
);

function Outside(props: PickersLayoutProps<dayjs.Dayjs | null>) {
  const { content, ownerState } = usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={ownerState}>
      <PickersLayoutContentWrapper ownerState={ownerState}>{content}</PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}

function Rendered({ inside }: { inside: boolean }) {
  const [count, setCount] = useState(0);
  const Inside = (props: PickersLayoutProps<dayjs.Dayjs | null>) => <Outside {...props} />;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <button id="render" onClick={() => setCount(count + 1)}>
        Render
      </button>
      <StaticDatePicker
        defaultValue={dayjs('2026-05-14')}
        slots={{ layout: inside ? Inside : Outside }}
      />
    </LocalizationProvider>
  );
}

export default [
  {
    lead: 'The calendar of a static picker is cut off.',
    Failing: () => <Narrow />,
    Fixed: () => <Narrow sx={above} />,
    symptom: async (stage) => {
      const layout = await boxOf(stage, '.MuiPickersLayout-root');
      return (await boxOf(stage, '.MuiDateCalendar-root')).right > layout.right;
    },
  },
  {
    lead: 'The calendar returns to the month of the value on each render.',
    Failing: () => <Rendered inside />,
    Fixed: () => <Rendered inside={false} />,
    symptom: async (stage) => {
      await stage.click('[aria-label="Next month"]');
      await stage.click('#render');
      return (await textOf(stage, '.MuiPickersCalendarHeader-label')) === 'May 2026';
    },
  },
] satisfies Pitfall[];
