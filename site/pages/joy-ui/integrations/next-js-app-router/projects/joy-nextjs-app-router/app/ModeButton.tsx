'use client';

import Button from '@mui/joy/Button';
import { useColorScheme } from '@mui/joy/styles';

export function ModeButton() {
  const { colorScheme, setMode } = useColorScheme();
  const next = colorScheme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="plain"
      color="neutral"
      disabled={!colorScheme}
      onClick={() => setMode(next)}
    >
      {colorScheme ? `Switch to ${next} mode` : 'Switch the mode'}
    </Button>
  );
}
