import { useState } from 'react';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

function MultiButton() {
  const { setOpen, triggerRef } = usePickerContext();
  return (
    <button ref={triggerRef} onClick={() => setOpen(true)}>
      Dates
    </button>
  );
}

const SingleButton = () => <MultiButton />;
SingleButton.fieldType = 'single-input';

const Ranges = ({ field }: { field: typeof MultiButton }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateRangePicker slots={{ field }} />
  </LocalizationProvider>
);

const LabelOfProps = ({ label }: { label?: string }) => <output>{label}</output>;
const LabelOfContext = () => <output>{usePickerContext<Dayjs | null>().label}</output>;

const Labelled = ({ field }: { field: typeof LabelOfProps }) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker label="Delivery" slots={{ field }} />
  </LocalizationProvider>
);

const Outside = (props: PickersTextFieldProps) => <PickersTextField {...props} />;

function Typed({ inside }: { inside: boolean }) {
  const [value, setValue] = useState<Dayjs | null>(null);
  const [count, setCount] = useState(0);
  const Inside = (props: PickersTextFieldProps) => <PickersTextField {...props} />;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        value={value}
        onChange={setValue}
        slots={{ textField: inside ? Inside : Outside }}
        slotProps={{ textField: { onKeyDown: () => setCount(count + 1) } }}
      />
    </LocalizationProvider>
  );
}

export default [
  {
    lead: 'The calendar of a range opens, but the focus stays on the button.',
    Failing: () => <Ranges field={MultiButton} />,
    Fixed: () => <Ranges field={SingleButton} />,
    symptom: async ({ click, find }) => {
      await click('button');
      await find('[role=grid]');
      return document.activeElement?.textContent === 'Dates';
    },
  },
  {
    lead: '`value` or `label` is undefined in the props.',
    Failing: () => <Labelled field={LabelOfProps} />,
    Fixed: () => <Labelled field={LabelOfContext} />,
    symptom: async (stage) => (await textOf(stage, 'output')) === '',
  },
  {
    lead: 'The input loses its focus with each key.',
    Failing: () => <Typed inside />,
    Fixed: () => <Typed inside={false} />,
    symptom: async ({ click, press }) => {
      await click('[aria-label="Month"]');
      await press('1');
      return document.activeElement === document.body;
    },
  },
] satisfies Pitfall[];
