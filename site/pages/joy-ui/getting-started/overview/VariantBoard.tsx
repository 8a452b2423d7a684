import { useState } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import type { ColorPaletteProp } from '@mui/joy/styles';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantBoard() {
  const [color, setColor] = useState<ColorPaletteProp>('primary');

  return (
    <Stack spacing={2} sx={{ maxWidth: 400 }}>
      <FormControl>
        <FormLabel>Color</FormLabel>
        <Select
          value={color}
          onChange={(_event, next) => setColor(next ?? color)}
        >
          {colors.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      {variants.map((variant) => (
        <Stack
          key={variant}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center' }}
        >
          <Button variant={variant} color={color} sx={{ width: 110 }}>
            {variant}
          </Button>
          <Chip variant={variant} color={color}>
            3 new
          </Chip>
          <Checkbox
            defaultChecked
            label="Keep"
            variant={variant}
            color={color}
          />
        </Stack>
      ))}
    </Stack>
  );
}
