import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepIconProps } from '@mui/material/StepIcon';
import CabinIcon from '@mui/icons-material/Cabin';
import FlagIcon from '@mui/icons-material/Flag';
import ForestIcon from '@mui/icons-material/Forest';
import LandscapeIcon from '@mui/icons-material/Landscape';

const stages = [
  { name: 'Forest', Icon: ForestIcon },
  { name: 'Hut', Icon: CabinIcon },
  { name: 'Saddle', Icon: LandscapeIcon },
  { name: 'Summit', Icon: FlagIcon },
];

function StageIcon({ active = false, completed = false, icon }: StepIconProps) {
  const Icon = stages[Number(icon) - 1]?.Icon ?? FlagIcon;
  const reached = active || completed;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        borderRadius: '50%',
        border: 2,
        color: reached ? 'primary.contrastText' : 'text.secondary',
        bgcolor: reached ? 'primary.main' : 'background.paper',
        borderColor: reached ? 'primary.main' : 'divider',
        outline: active ? '2px solid' : 0,
        outlineColor: 'primary.main',
        outlineOffset: 2,
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}

const trail = (
  <StepConnector
    classes={{ line: 'hike-line', active: 'hiked', completed: 'hiked' }}
    sx={{
      top: 20,
      insetInline: 'calc(-50% + 30px) calc(50% + 30px)',
      '& .hike-line': { borderTopWidth: 4, borderTopStyle: 'dotted' },
      '&.hiked .hike-line': { borderColor: 'primary.main' },
    }}
  />
);

export default function HikeStages() {
  const [active, setActive] = useState(1);

  return (
    <Box sx={{ width: 1, maxWidth: 480, textAlign: 'center' }}>
      <Stepper
        activeStep={active}
        alternativeLabel
        connector={trail}
        role="group"
        aria-label="Hike"
      >
        {stages.map(({ name }) => (
          <Step key={name}>
            <StepLabel slots={{ stepIcon: StageIcon }}>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button
        sx={{ mt: 2 }}
        onClick={() => setActive((active + 1) % stages.length)}
      >
        {active < stages.length - 1 ? 'Walk on' : 'Start again'}
      </Button>
    </Box>
  );
}
