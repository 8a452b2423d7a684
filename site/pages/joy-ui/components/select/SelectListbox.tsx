import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function SelectListbox() {
  return (
    <Select
      defaultValue="9:00"
      aria-label="Opens at"
      slotProps={{
        listbox: {
          placement: 'bottom-start',
          variant: 'outlined',
          sx: { width: 160, maxHeight: 200 },
        },
      }}
      sx={{ width: 240 }}
    >
      {hours.map((hour) => (
        <Option key={hour} value={hour}>
          {hour}
        </Option>
      ))}
    </Select>
  );
}
