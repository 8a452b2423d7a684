import { DatePicker } from 'antd';
import dayjs from 'dayjs';

export default function DatePickerField() {
  return (
    <DatePicker
      aria-label="Delivery"
      defaultValue={dayjs('2026-05-14')}
      minDate={dayjs('2026-05-04')}
      maxDate={dayjs('2026-05-29')}
      format="D MMM YYYY"
      allowClear={false}
    />
  );
}
