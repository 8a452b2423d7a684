import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const sizes = ['Small', 'Medium', 'Large'];

export default function ChipRadio() {
  const [size, setSize] = useState('Medium');

  return (
    <RadioGroup
      orientation="horizontal"
      aria-label="Size"
      name="chip-size"
      value={size}
      onChange={(event) => setSize(event.target.value)}
      sx={{ gap: 1 }}
    >
      {sizes.map((name) => (
        <Chip
          key={name}
          color={size === name ? 'primary' : 'neutral'}
          startDecorator={size === name && <CheckIcon />}
        >
          <Radio
            overlay
            disableIcon
            variant="outlined"
            value={name}
            label={name}
            color={size === name ? 'primary' : 'neutral'}
          />
        </Chip>
      ))}
    </RadioGroup>
  );
}
