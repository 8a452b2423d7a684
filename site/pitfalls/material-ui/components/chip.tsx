import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, textOf } from '../../symptoms';

function Clicked({ listens }: { listens: boolean }) {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <Chip
        label="Draft"
        clickable={false}
        onClick={listens ? () => setClicks(clicks + 1) : undefined}
      />
      <output>{clicks}</output>
    </>
  );
}

function Deleted({ disabled, keys }: { disabled: boolean; keys: boolean }) {
  const [deleted, setDeleted] = useState(0);
  return (
    <>
      <Chip
        label="Draft"
        disabled={disabled}
        onDelete={keys ? () => setDeleted(deleted + 1) : undefined}
      />
      <output>{deleted}</output>
    </>
  );
}

function Removable({ movesFocus }: { movesFocus: boolean }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button>Next</button>
      {shown && (
        <Chip
          label="Draft"
          onDelete={() => {
            if (movesFocus) document.querySelector('button')?.focus();
            setShown(false);
          }}
        />
      )}
    </>
  );
}

const focusAndDelete = async ({
  find,
  press,
}: {
  find: (selector: string) => Promise<HTMLElement>;
  press: (key: string) => Promise<void>;
}) => {
  (await find('.MuiChip-root')).focus();
  await press('Delete');
};

export default [
  {
    lead: 'The chip is empty.',
    Failing: () => <Chip>{'Draft' as unknown as null}</Chip>,
    Fixed: () => <Chip label="Draft" />,
    symptom: async (stage) => (await textOf(stage, '.MuiChip-root')) === '',
  },
  {
    lead: '"MUI: The Chip component can not handle the avatar and the icon prop at the same time. Pick one."',
    Failing: () => <Chip label="Ada" avatar={<Avatar>A</Avatar>} icon={<i />} />,
    Fixed: () => <Chip label="Ada" avatar={<Avatar>A</Avatar>} />,
    symptom: logs(
      'MUI: The Chip component can not handle the avatar and the icon prop at the same time.',
    ),
  },
  {
    lead: 'Hydration fails for a chip in a paragraph.',
    Failing: () => (
      <p>
        <Chip label="Draft" />
      </p>
    ),
    Fixed: () => (
      <p>
        <Chip label="Draft" component="span" />
      </p>
    ),
    symptom: logs('In HTML, <div> cannot be a descendant of <p>.'),
  },
  {
    lead: '`clickable={false}` does not prevent clicks.',
    Failing: () => <Clicked listens />,
    Fixed: () => <Clicked listens={false} />,
    symptom: async (stage) => {
      await stage.click('.MuiChip-root');
      return (await textOf(stage, 'output')) === '1';
    },
  },
  {
    lead: 'Focus is lost after deleting.',
    Failing: () => <Removable movesFocus={false} />,
    Fixed: () => <Removable movesFocus />,
    symptom: async (stage) => {
      await focusAndDelete(stage);
      return document.activeElement === document.body;
    },
  },
  {
    lead: '`onDelete` is called although the chip is disabled.',
    Failing: () => <Deleted disabled keys />,
    Fixed: () => <Deleted disabled keys={false} />,
    symptom: async (stage) => {
      const chip = await stage.find('.MuiChip-root');
      chip.dispatchEvent(new KeyboardEvent('keyup', { key: 'Delete', bubbles: true }));
      await stage.settled();
      return (await textOf(stage, 'output')) === '1';
    },
  },
  {
    lead: 'A chip stretches in a column.',
    Failing: () => (
      <Stack>
        <Chip label="Draft" />
      </Stack>
    ),
    Fixed: () => (
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Chip label="Draft" />
      </Stack>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiChip-root')).width > 300,
  },
] satisfies Pitfall[];
