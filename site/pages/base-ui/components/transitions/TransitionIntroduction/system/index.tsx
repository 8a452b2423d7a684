import { useState } from 'react';
import { Button as BaseButton } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Stage = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  justifyItems: 'start',
  inlineSize: 'min(100%, 320px)',
  blockSize: 150,
});

const Button = styled(BaseButton)({
  padding: '9px 16px',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  cursor: 'pointer',
  '&:focus-visible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
});

const Fade = styled(CssTransition)({
  padding: 20,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
  transition: 'opacity 200ms, translate 200ms',
  '&.fade-out': { opacity: 0, translate: '0 -8px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

export default function TransitionIntroduction() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <Stage>
      <Button onClick={() => setOpen(!open)}>
        {open ? 'Hide details' : 'Show details'}
      </Button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <Fade enterClassName="fade-in" exitClassName="fade-out">
            Order 4021 leaves the warehouse on Tuesday.
          </Fade>
        </div>
      </TransitionContext.Provider>
    </Stage>
  );
}
