import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectMultiple() {
  return (
    <Select
      multiple
      defaultValue={['Monday', 'Thursday']}
      placeholder="No day"
      slotProps={{ button: { 'aria-label': 'Delivery days' } }}
      renderValue={(options) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {options.map((option) => (
            <Chip key={option.value}>{option.label}</Chip>
          ))}
        </Box>
      )}
      sx={{ width: 280 }}
    >
      {days.map((day) => (
        <Option key={day} value={day}>
          {day}
        </Option>
      ))}
    </Select>
  );
}
