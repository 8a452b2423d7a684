import { Switch, type SwitchProps } from '@mui/base/Switch';
import type { CSSProperties } from 'react';
import type { Pitfall } from '../../pitfall';

const size = { display: 'inline-block', width: 40, height: 24 } as const;
const cover: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
};

function Setting(props: SwitchProps) {
  return (
    <section style={{ position: 'relative', padding: 40 }}>
      <h2>Notifications</h2>
      <Switch {...props} />
    </section>
  );
}

const turnsOn = (selector: string): Pitfall['symptom'] => {
  return async ({ click }) => {
    await click(selector);
    return document.querySelector('.base--checked') !== null;
  };
};

export default [
  {
    lead: 'Clicks elsewhere change the switch.',
    Failing: () => <Setting style={size} slotProps={{ input: { style: cover } }} />,
    Fixed: () => (
      <Setting style={{ ...size, position: 'relative' }} slotProps={{ input: { style: cover } }} />
    ),
    symptom: turnsOn('h2'),
  },
  {
    lead: '`preventDefault()` in `onChange` does not stop the change.',
    Failing: () => <Setting onChange={(event) => event.preventDefault()} />,
    Fixed: () => <Setting slotProps={{ input: { onClick: (event) => event.preventDefault() } }} />,
    symptom: turnsOn('input'),
  },
] satisfies Pitfall[];
