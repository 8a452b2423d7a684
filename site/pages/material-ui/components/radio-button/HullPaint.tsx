import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SquareRoundedIcon from '@mui/icons-material/SquareRounded';
import CheckBoxRoundedIcon from '@mui/icons-material/CheckBoxRounded';
import { styled } from '@mui/material/styles';

const paints = [
  { name: 'Signal red', tone: '#c62828' },
  { name: 'Reed green', tone: '#558b2f' },
  { name: 'Deep sea', tone: '#1565c0' },
  { name: 'Slate', tone: '#607d8b' },
];

const FullInput = styled('input')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export default function HullPaint() {
  const label = useId();
  const [paint, setPaint] = useState('Deep sea');

  return (
    <FormControl>
      <FormLabel id={label}>Paint for the hull</FormLabel>
      <RadioGroup
        row
        sx={{ mx: -1 }}
        aria-labelledby={label}
        value={paint}
        onChange={(_event, next) => setPaint(next)}
      >
        {paints.map(({ name, tone }) => (
          <Radio
            key={name}
            value={name}
            color="default"
            icon={<SquareRoundedIcon fontSize="large" />}
            checkedIcon={<CheckBoxRoundedIcon fontSize="large" />}
            classes={{ root: 'paint' }}
            slots={{ input: FullInput }}
            slotProps={{ input: { 'aria-label': name } }}
            sx={{
              '&.paint': { p: 0.5, color: tone },
              '&.Mui-focusVisible': { outline: '2px solid' },
            }}
          />
        ))}
      </RadioGroup>
      <FormHelperText sx={{ mx: 0 }}>{paint}</FormHelperText>
    </FormControl>
  );
}
