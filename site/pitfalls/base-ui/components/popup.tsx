import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import type { Pitfall } from '../../pitfall';
import { boxOf, textOf } from '../../symptoms';

const rules = `
  .note { opacity: 0; transition: opacity 50ms; }
  .note-in { opacity: 1; }
  @keyframes slide { from { transform: translateY(-8px); } }
  .slide { animation: slide 1s infinite paused; }
`;

function Note({ keepMounted }: { keepMounted: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [transitions, setTransitions] = useState(0);
  return (
    <>
      <style>{rules}</style>
      <button ref={setAnchor} onClick={() => setOpen(!open)}>
        Note
      </button>
      <Popup
        anchor={anchor}
        open={open}
        keepMounted={keepMounted}
        onTransitionEnd={() => setTransitions((count) => count + 1)}
      >
        <CssTransition className="note" enterClassName="note-in">
          Call back on Monday
        </CssTransition>
      </Popup>
      <output>{transitions}</output>
    </>
  );
}

function Details({ root, inside }: { root?: string; inside?: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <style>{rules}</style>
      <button ref={setAnchor} style={{ marginTop: 200 }}>
        Details
      </button>
      <Popup anchor={anchor} open className={root}>
        <div className={inside} id="content">
          Paid on 3 March
        </div>
      </Popup>
    </>
  );
}

export default [
  {
    lead: 'It closes without its transition.',
    Failing: () => <Note keepMounted={false} />,
    Fixed: () => <Note keepMounted />,
    symptom: async (stage) => {
      await stage.click('button');
      await stage.click('button');
      return (await textOf(stage, 'output')) === '1';
    },
  },
  {
    lead: 'It jumps when it opens.',
    Failing: () => <Details root="slide" />,
    Fixed: () => <Details inside="slide" />,
    symptom: async (stage) => (await boxOf(stage, '#content')).top < 100,
  },
] satisfies Pitfall[];
