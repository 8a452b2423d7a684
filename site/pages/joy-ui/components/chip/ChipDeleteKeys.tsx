import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import UndoIcon from '@mui/icons-material/Undo';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const guests = ['Ada', 'Ben', 'Cleo', 'Dev'];

const Square = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  pointerEvents: 'auto',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid', borderRadius: 4 },
  '&:disabled': { opacity: 0.4 },
});

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const group = event.currentTarget.closest('[role="group"]');
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const here = buttons.findIndex((button) => button === event.currentTarget);
  if (step) buttons[here + step]?.focus();
}

export default function ChipDeleteKeys() {
  const [away, setAway] = useState<string[]>([]);

  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Guests">
      {guests.map((guest) => {
        const gone = away.includes(guest);
        const button = (
          <ChipDelete
            aria-label={gone ? `Invite ${guest} again` : `Remove ${guest}`}
            disabled={guest === 'Ada'}
            onDelete={() =>
              setAway(
                gone ? away.filter((one) => one !== guest) : [...away, guest],
              )
            }
            onKeyDown={moveFocus}
            slots={{ root: Square }}
            slotProps={{ root: { 'aria-pressed': gone } }}
            sx={{ marginInlineStart: 0.5 }}
          >
            {gone ? <UndoIcon /> : undefined}
          </ChipDelete>
        );
        return (
          <Chip
            key={guest}
            variant={gone ? 'outlined' : 'soft'}
            endDecorator={button}
          >
            {guest}
          </Chip>
        );
      })}
    </Stack>
  );
}
