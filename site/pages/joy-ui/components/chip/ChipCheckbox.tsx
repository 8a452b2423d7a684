import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';

const features = ['Balcony', 'Elevator', 'Garden', 'Parking'];

export default function ChipCheckbox() {
  const [chosen, setChosen] = useState<readonly string[]>(['Garden']);

  return (
    <Box
      role="group"
      aria-label="Features"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}
    >
      {features.map((name) => {
        const on = chosen.includes(name);
        return (
          <Chip
            key={name}
            color={on ? 'primary' : 'neutral'}
            startDecorator={on && <CheckIcon />}
          >
            <Checkbox
              overlay
              disableIcon
              variant="outlined"
              color={on ? 'primary' : 'neutral'}
              checked={on}
              label={name}
              onChange={() =>
                setChosen(
                  on ? chosen.filter((one) => one !== name) : [...chosen, name],
                )
              }
            />
          </Chip>
        );
      })}
    </Box>
  );
}
