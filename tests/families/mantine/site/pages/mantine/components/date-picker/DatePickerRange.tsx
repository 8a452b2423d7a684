import { useState } from 'react';
import { DatePicker } from '@mantine/dates';

export default function DatePickerRange() {
  const [stay, setStay] = useState<[string | null, string | null]>(['2026-05-11', '2026-05-15']);

  return (
    <DatePicker
      type="range"
      value={stay}
      onChange={setStay}
      defaultDate="2026-05-01"
      ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
    />
  );
}
