import { DatePicker } from 'antd';
import dayjs from 'dayjs';

export default function DatePickerRange() {
  return (
    <DatePicker.RangePicker
      defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
      placeholder={['First day', 'Last day']}
      presets={[{ label: 'May', value: [dayjs('2026-05-01'), dayjs('2026-05-31')] }]}
    />
  );
}
