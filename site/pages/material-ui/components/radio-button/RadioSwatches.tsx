import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import CheckBoxRoundedIcon from '@mui/icons-material/CheckBoxRounded';
import SquareRoundedIcon from '@mui/icons-material/SquareRounded';

const paints = [
  { name: 'Sea', color: '#1565c0' },
  { name: 'Moss', color: '#558b2f' },
  { name: 'Brick', color: '#bf360c' },
];

export default function RadioSwatches() {
  return (
    <RadioGroup row aria-label="Paint" defaultValue="Sea">
      {paints.map(({ name, color }) => (
        <Radio
          key={name}
          value={name}
          icon={<SquareRoundedIcon fontSize="large" />}
          checkedIcon={<CheckBoxRoundedIcon fontSize="large" />}
          slotProps={{ input: { 'aria-label': name } }}
          sx={{ p: 0.5, '&, &.Mui-checked': { color } }}
        />
      ))}
    </RadioGroup>
  );
}
