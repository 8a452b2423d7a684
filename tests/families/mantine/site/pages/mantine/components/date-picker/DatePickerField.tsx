import { useState } from 'react';
import { DatePickerInput } from '@mantine/dates';

export default function DatePickerField() {
  const [day, setDay] = useState<string | null>('2026-05-14');

  return (
    <DatePickerInput
      label="Delivery"
      description="On a day in May"
      value={day}
      onChange={setDay}
      minDate="2026-05-04"
      maxDate="2026-05-29"
      valueFormat="D MMM YYYY"
      w={280}
    />
  );
}
