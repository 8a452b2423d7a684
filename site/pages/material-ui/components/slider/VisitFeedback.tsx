import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VisitFeedback() {
  const id = useId();
  const [sent, setSent] = useState('');

  const send = (form: FormData) => {
    const ages = form.getAll('ages').join(' to ');
    setSent(`Wait ${String(form.get('wait'))} min, children ${ages}`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 320, mx: 'auto', alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <Box sx={{ width: '100%' }}>
        <Typography component="label" htmlFor={id}>
          Minutes at the door
        </Typography>
        <Slider
          name="wait"
          defaultValue={10}
          max={60}
          step={5}
          valueLabelDisplay="auto"
          slotProps={{ input: { id } }}
        />
        <Typography>Ages of your children</Typography>
        <Slider
          name="ages"
          defaultValue={[4, 9]}
          max={17}
          valueLabelDisplay="auto"
          getAriaLabel={(index) => (index === 0 ? 'Youngest' : 'Oldest')}
        />
      </Box>
      <Button type="submit" variant="outlined">
        Send
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </Stack>
  );
}
