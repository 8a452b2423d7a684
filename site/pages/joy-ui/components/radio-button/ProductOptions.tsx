import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = [
  { name: 'Moss', css: '#45611f' },
  { name: 'Ink', css: '#23314f' },
  { name: 'Brick', css: '#8f3a26' },
];
const sizes = ['S', 'M', 'L', 'XL'];

export default function ProductOptions() {
  const [color, setColor] = useState('Ink');
  const [size, setSize] = useState('M');

  return (
    <Stack spacing={2.5}>
      <FormControl>
        <FormLabel>Color</FormLabel>
        <RadioGroup
          overlay
          orientation="horizontal"
          value={color}
          onChange={(event) => setColor(event.target.value)}
          sx={{ gap: 1.5 }}
        >
          {colors.map(({ name, css }) => (
            <Sheet
              key={name}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 40,
                height: 40,
                borderRadius: '50%',
                bgcolor: css,
              }}
            >
              <Radio
                variant="plain"
                value={name}
                checkedIcon={<CheckIcon />}
                slotProps={{
                  input: { 'aria-label': name },
                  radio: { sx: { display: 'contents', color: '#fff' } },
                }}
              />
            </Sheet>
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel>Size</FormLabel>
        <RadioGroup
          overlay
          disableIcon
          orientation="horizontal"
          value={size}
          onChange={(event) => setSize(event.target.value)}
          sx={{ gap: 1 }}
        >
          {sizes.map((one) => (
            <Sheet
              key={one}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 48,
                height: 40,
                borderRadius: 'sm',
              }}
            >
              <Radio
                value={one}
                label={one}
                color={size === one ? 'primary' : 'neutral'}
                variant={size === one ? 'solid' : 'outlined'}
              />
            </Sheet>
          ))}
        </RadioGroup>
      </FormControl>
      <Typography level="body-sm" role="status">
        {color}, size {size}
      </Typography>
    </Stack>
  );
}
