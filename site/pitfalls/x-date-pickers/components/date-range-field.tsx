import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { Pitfall } from '../../pitfall';

const stay: [dayjs.Dayjs, dayjs.Dayjs] = [dayjs('2026-05-14'), dayjs('2026-05-17')];

type Props = MultiInputDateRangeFieldProps<true>;

const Localized = (props: Props) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <MultiInputDateRangeField defaultValue={stay} {...props} />
  </LocalizationProvider>
);

const Two = ({ named }: { named: boolean }) =>
  ['stay', 'trip'].map((name) => (
    <div key={name} id={name}>
      <Localized
        slotProps={{
          textField: ({ position }) => ({
            label: `${name} ${position}`,
            ...(named && { id: `${name}-${position}` }),
          }),
        }}
      />
    </div>
  ));

const label = { label: 'Stay' } as Props;

export default [
  {
    lead: 'A click on a label focuses another field.',
    Failing: () => <Two named={false} />,
    Fixed: () => <Two named />,
    symptom: async ({ click, find }) => {
      await click('#trip label');
      return (await find('#stay')).contains(document.activeElement);
    },
  },
  {
    lead: '`label` has no effect on two inputs.',
    Failing: () => <Localized {...label} />,
    Fixed: () => (
      <Localized
        slotProps={{
          textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'To' }),
        }}
      />
    ),
    symptom: async ({ within }) => !(await within(() => document.querySelector('label') !== null)),
  },
] satisfies Pitfall[];
