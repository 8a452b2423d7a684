import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const speeds = ['0.5×', '1×', '1.5×', '2×'];

export default function ToggleButtonRadio() {
  const [speed, setSpeed] = useState('1×');

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const group = event.currentTarget;
    const rtl = getComputedStyle(group).direction === 'rtl';
    const keys = rtl
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    const step = [-1, 1][keys.indexOf(event.key)];
    if (step) {
      const from = speeds.indexOf(speed) + speeds.length;
      const next = speeds[(from + step) % speeds.length] ?? speed;
      setSpeed(next);
      group.querySelector<HTMLElement>(`[value="${next}"]`)?.focus();
    }
  };

  return (
    <ToggleButtonGroup
      exclusive
      role="radiogroup"
      aria-label="Playback speed"
      value={speed}
      onChange={(_event, value: string | null) => setSpeed(value ?? speed)}
      onKeyDown={move}
    >
      {speeds.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          role="radio"
          aria-checked={name === speed}
          aria-pressed={undefined}
          tabIndex={name === speed ? 0 : -1}
          sx={{ textTransform: 'none' }}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
