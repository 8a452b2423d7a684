import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import type { Pitfall } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

const box = <div style={{ width: 40, height: 40 }} />;

const isShown = () => document.querySelector('.MuiBadge-invisible') === null;

function Mail({ inside }: { inside: boolean }) {
  const [clicks, setClicks] = useState(0);
  const add = () => setClicks(clicks + 1);
  return (
    <div style={{ padding: 40 }}>
      {inside ? (
        <Badge badgeContent={4}>
          <button onClick={add}>Mail</button>
        </Badge>
      ) : (
        <button onClick={add}>
          <Badge badgeContent={4}>Mail</Badge>
        </button>
      )}
      <output>{clicks}</output>
    </div>
  );
}

export default [
  {
    lead: 'The badge is far from its icon.',
    Failing: () => (
      <Stack>
        <Badge badgeContent={4}>{box}</Badge>
      </Stack>
    ),
    Fixed: () => (
      <Stack>
        <Badge badgeContent={4} sx={{ alignSelf: 'flex-start' }}>
          {box}
        </Badge>
      </Stack>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiBadge-badge')).left > 300,
  },
  {
    lead: 'An empty circle appears.',
    Failing: () => <Badge badgeContent="">{box}</Badge>,
    Fixed: () => <Badge badgeContent={null}>{box}</Badge>,
    symptom: isShown,
  },
  {
    lead: 'A zero is not hidden.',
    Failing: () => <Badge badgeContent="0">{box}</Badge>,
    Fixed: () => <Badge badgeContent={0}>{box}</Badge>,
    symptom: isShown,
  },
  {
    lead: 'Clicks on the badge do nothing.',
    Failing: () => <Mail inside />,
    Fixed: () => <Mail inside={false} />,
    symptom: async (stage) => {
      await stage.click('.MuiBadge-badge');
      return (await textOf(stage, 'output')) === '0';
    },
  },
] satisfies Pitfall[];
