import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function ColorInversionCompare() {
  const [inverted, setInverted] = useState(true);

  return (
    <Stack spacing={2}>
      <Checkbox
        label="invertedColors"
        checked={inverted}
        onChange={(event) => setInverted(event.target.checked)}
      />
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <Input
          defaultValue="Vienna"
          slotProps={{ input: { 'aria-label': 'Destination' } }}
        />
        <Button>Search</Button>
        <Button variant="outlined">Clear</Button>
      </Card>
    </Stack>
  );
}
