import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const paints = [
  { name: 'Lime wash', color: '#dfe3c4' },
  { name: 'Brick dust', color: '#a7543f' },
  { name: 'Deep water', color: '#1f4e5f' },
  { name: 'Soot', color: '#38322f' },
];

export default function PaintShelf() {
  const [chosen, setChosen] = useState('Brick dust');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="group"
        aria-label="Paint"
      >
        {paints.map(({ name, color }) => (
          <Tooltip
            key={name}
            title={name}
            enterDelay={600}
            enterNextDelay={150}
            leaveDelay={100}
            disableInteractive
          >
            <ButtonBase
              focusRipple
              aria-pressed={chosen === name}
              onClick={() => setChosen(name)}
              sx={{
                width: 48,
                height: 48,
                borderRadius: 1,
                bgcolor: color,
                border: '1px solid',
                borderColor: 'divider',
                '&[aria-pressed="true"], &.Mui-focusVisible': {
                  outline: '3px solid',
                  outlineColor: 'primary.main',
                  outlineOffset: 2,
                },
              }}
            />
          </Tooltip>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        {chosen}
      </Typography>
    </Stack>
  );
}
