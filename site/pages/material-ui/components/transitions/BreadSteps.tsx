import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

const steps = [
  'Stir flour, water and salt in the evening.',
  'Fold the dough three times, half an hour apart.',
  'Let it rest in the cool until the morning.',
  'Bake it in a hot pot, the last ten minutes without the lid.',
];

export default function BreadSteps() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Collapse
        id={id}
        in={open}
        collapsedSize={52}
        timeout="auto"
        easing={{ enter: 'ease-out', exit: 'ease-in' }}
        classes={{ entered: 'whole' }}
        sx={{
          '&:not(.whole)': { maskImage: 'linear-gradient(#000 40%, #0006)' },
        }}
      >
        {steps.map((step) => (
          <Typography key={step}>{step}</Typography>
        ))}
      </Collapse>
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Less' : 'The whole recipe'}
      </Button>
    </Box>
  );
}
