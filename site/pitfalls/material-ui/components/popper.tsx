import { useEffect, useReducer, useRef, useState } from 'react';
import Fade from '@mui/material/Fade';
import Popper, { type PopperProps } from '@mui/material/Popper';
import type { Pitfall, Stage } from '../../pitfall';

/** A popper below a button at some distance from the corner. */
function Anchored(props: Partial<PopperProps>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ padding: 200 }}>
      <button ref={setAnchor}>Anchor</button>
      {anchor && (
        <Popper open anchorEl={anchor} data-testid="popper" {...props}>
          {props.children ?? <p style={{ margin: 0 }}>Content</p>}
        </Popper>
      )}
    </div>
  );
}

async function isInTheCorner({ find }: Stage) {
  const { left, top } = (await find('p')).getBoundingClientRect();
  return left < 100 && top < 100;
}

let instances = 0;
const counting = {
  name: 'counting',
  enabled: true,
  phase: 'main',
  fn: () => undefined,
  effect: () => {
    instances += 1;
  },
} as const;

/** Renders its popper twenty times. */
function Rerendered({ inside }: { inside: boolean }) {
  const [renders, render] = useReducer((count: number) => count + 1, 0);
  const [modifiers] = useState([counting]);
  useEffect(() => {
    if (renders < 20) render();
  }, [renders]);
  return <Anchored modifiers={inside ? [counting] : modifiers} />;
}

/** A popper whose anchor moves after it opened. */
function Moving({ update }: { update: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popper = useRef<{ update: () => void }>(null);
  return (
    <div style={{ padding: 100 }}>
      <button
        ref={setAnchor}
        style={{ transition: 'margin 50ms' }}
        onClick={({ currentTarget }) => (currentTarget.style.marginLeft = '300px')}
        onTransitionEnd={() => update && popper.current?.update()}
      >
        Anchor
      </button>
      {anchor && (
        <Popper open anchorEl={anchor} popperRef={popper as PopperProps['popperRef']}>
          <p>Content</p>
        </Popper>
      )}
    </div>
  );
}

const distance = async ({ find }: Stage) =>
  (await find('[role=tooltip]')).getBoundingClientRect().top -
  (await find('button')).getBoundingClientRect().bottom;

const Section = (props: object) => <section {...props} />;

export default [
  {
    lead: 'The popper is not positioned.',
    Failing: () => <Anchored component={Section} />,
    Fixed: () => <Anchored slots={{ root: Section }} />,
    symptom: async ({ find }) => (await find('section')).style.transform === '',
  },
  {
    lead: 'The popper is behind a dialog.',
    Failing: () => <Anchored />,
    Fixed: () => <Anchored sx={{ zIndex: 'tooltip' }} />,
    symptom: async ({ find }) => getComputedStyle(await find('[role=tooltip]')).zIndex === 'auto',
  },
  {
    lead: 'The popper is in the top left corner.',
    Failing: () => (
      <Anchored transition>
        <p>Content</p>
      </Anchored>
    ),
    Fixed: () => (
      <Anchored transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>
            <p>Content</p>
          </Fade>
        )}
      </Anchored>
    ),
    symptom: isInTheCorner,
  },
  {
    lead: 'The popper is created again on every render.',
    Failing: () => <Rerendered inside />,
    Fixed: () => <Rerendered inside={false} />,
    symptom: ({ within }) => within(() => instances > 5),
  },
  {
    lead: 'A margin of the popper is ignored.',
    Failing: () => <Anchored placement="bottom" sx={{ mt: '20px' }} />,
    Fixed: () => (
      <Anchored placement="bottom" modifiers={[{ name: 'offset', options: { offset: [0, 20] } }]} />
    ),
    symptom: async (stage) => (await distance(stage)) !== 20,
  },
  {
    lead: 'The popper lags behind an animated anchor.',
    Failing: () => <Moving update={false} />,
    Fixed: () => <Moving update />,
    symptom: async ({ click, find }) => {
      await click('button');
      const { left } = (await find('[role=tooltip]')).getBoundingClientRect();
      return left < 300;
    },
  },
  {
    lead: 'The console prints that `anchorEl` is invalid.',
    Failing: () => <Popper open anchorEl={document.createElement('button')} />,
    Fixed: () => <Anchored />,
    symptom: async ({ messages }) =>
      (await messages()).includes('MUI: The `anchorEl` prop provided to the component is invalid.'),
  },
] satisfies Pitfall[];
