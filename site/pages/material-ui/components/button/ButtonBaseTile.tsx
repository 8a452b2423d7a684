import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Starter', detail: '3 projects, 1 GB' },
  { name: 'Team', detail: 'Unlimited projects, 100 GB' },
];

const tile = {
  display: 'grid',
  justifyContent: 'start',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { borderColor: 'primary.main' },
  '&.tile-focused': { outline: 2, outlineColor: 'primary.main' },
};

export default function ButtonBaseTile() {
  const [plan, setPlan] = useState('Team');
  const [hint, setHint] = useState('');

  return (
    <Stack spacing={1} sx={{ maxWidth: 320, mx: 'auto' }}>
      {plans.map(({ name, detail }) => (
        <ButtonBase
          key={name}
          focusRipple
          aria-pressed={plan === name}
          focusVisibleClassName="tile-focused"
          onFocusVisible={() => setHint('Press Enter or Space to choose.')}
          onBlur={() => setHint('')}
          onClick={() => setPlan(name)}
          sx={tile}
        >
          <Typography component="span">{name}</Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {detail}
          </Typography>
        </ButtonBase>
      ))}
      <Typography variant="caption" sx={{ minHeight: '1lh' }}>
        {hint}
      </Typography>
    </Stack>
  );
}
