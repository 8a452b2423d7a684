import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const steps = [
  'Toast the oats in a dry pan until they smell of nuts.',
  'Stir in honey and a pinch of salt, off the heat.',
  'Fold in the raspberries and serve at once.',
];

export default function RecipeSteps() {
  const [active, setActive] = useState(0);

  return (
    <Paper
      variant="outlined"
      sx={{ width: 1, maxWidth: 360, '& .recipe-row': { borderRadius: 1 } }}
    >
      <Box sx={{ p: 2, minHeight: 96 }}>
        <Typography role="status">{steps[active]}</Typography>
      </Box>
      <MobileStepper
        className="recipe-row"
        variant="text"
        position="static"
        steps={steps.length}
        activeStep={active}
        backButton={
          <Button
            size="small"
            disabled={active === 0}
            onClick={() => setActive(active - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            size="small"
            disabled={active === steps.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Paper>
  );
}
