import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const sizes = ['500 g', '1 kg', '5 kg'];

export default function RiceSizes() {
  const id = useId();
  const [size, setSize] = useState('1 kg');

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      ArrowRight: rtl ? -1 : 1,
      ArrowLeft: rtl ? 1 : -1,
    };
    const step = steps[event.key];
    if (step === undefined) {
      return;
    }
    event.preventDefault();
    const next = (sizes.indexOf(size) + step + sizes.length) % sizes.length;
    setSize(sizes[next] ?? size);
    event.currentTarget
      .querySelectorAll<HTMLElement>('[role="radio"]')
      [next]?.focus();
  };

  return (
    <Stack spacing={1}>
      <Typography id={id} variant="body2">
        Basmati rice, pack of
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        role="radiogroup"
        aria-labelledby={id}
        onKeyDown={move}
      >
        {sizes.map((name) => (
          <Chip
            key={name}
            role="radio"
            label={name}
            aria-checked={name === size}
            tabIndex={name === size ? 0 : -1}
            color={name === size ? 'primary' : 'default'}
            onClick={() => setSize(name)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
