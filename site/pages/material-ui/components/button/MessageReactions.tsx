import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CelebrationIcon from '@mui/icons-material/Celebration';
import FavoriteIcon from '@mui/icons-material/Favorite';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';

const reactions = [
  { label: 'Agree', Icon: ThumbUpIcon },
  { label: 'Love', Icon: FavoriteIcon },
  { label: 'Celebrate', Icon: CelebrationIcon },
];

export default function MessageReactions() {
  const [chosen, setChosen] = useState('Love');
  const [tabStop, setTabStop] = useState(0);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const back = rtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) {
      return;
    }
    const step = event.key === forward ? 1 : reactions.length - 1;
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[(tabStop + step) % reactions.length]?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Typography sx={{ px: 1 }}>The new kiln arrives on Friday.</Typography>
      <Stack
        direction="row"
        role="toolbar"
        aria-label="React to the message"
        onKeyDown={moveFocus}
      >
        {reactions.map(({ label, Icon }, index) => (
          <IconButton
            key={label}
            size="small"
            aria-label={label}
            aria-pressed={chosen === label}
            color={chosen === label ? 'secondary' : 'default'}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setTabStop(index)}
            onClick={() => setChosen(chosen === label ? '' : label)}
          >
            <Icon fontSize="inherit" />
          </IconButton>
        ))}
      </Stack>
    </Paper>
  );
}
