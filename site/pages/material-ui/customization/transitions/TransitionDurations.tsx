import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';

const names = [
  'shortest',
  'shorter',
  'short',
  'standard',
  'complex',
  'enteringScreen',
  'leavingScreen',
] as const;

export default function TransitionDurations() {
  const { transitions } = useTheme();
  const [end, setEnd] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Box sx={{ width: 180, flexShrink: 0, typography: 'body2' }}>
            {name}, {transitions.duration[name]} ms
          </Box>
          <Box
            sx={{
              position: 'relative',
              flex: 1,
              height: 16,
              bgcolor: 'action.hover',
            }}
          >
            <Box
              sx={{
                position: 'absolute',
                insetInlineStart: end ? 'calc(100% - 16px)' : 0,
                width: 16,
                height: 16,
                bgcolor: 'primary.main',
                transition: transitions.create('inset-inline-start', {
                  duration: transitions.duration[name],
                }),
              }}
            />
          </Box>
        </Box>
      ))}
      <Button onClick={() => setEnd(!end)}>Move all</Button>
    </Box>
  );
}
