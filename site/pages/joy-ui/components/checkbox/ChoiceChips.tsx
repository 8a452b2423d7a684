import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const diets = ['Vegetarian', 'Vegan', 'Gluten-free', 'No nuts'];

export default function ChoiceChips() {
  const [chosen, setChosen] = useState(['Vegan']);

  return (
    <Stack
      role="group"
      aria-label="Diet"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {diets.map((diet) => {
        const checked = chosen.includes(diet);
        return (
          <Chip
            key={diet}
            size="lg"
            variant="plain"
            color={checked ? 'primary' : 'neutral'}
            startDecorator={
              checked && <CheckIcon sx={{ zIndex: 2, pointerEvents: 'none' }} />
            }
          >
            <Checkbox
              disableIcon
              overlay
              size="sm"
              variant={checked ? 'soft' : 'outlined'}
              label={diet}
              checked={checked}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, diet]
                    : chosen.filter((one) => one !== diet),
                )
              }
            />
          </Chip>
        );
      })}
    </Stack>
  );
}
