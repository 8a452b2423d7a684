import { useState } from 'react';
import { Modal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Animated } from '../../../../../../families/base-ui/look/Animated';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 360px)',
  padding: 20,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
});

const Button = styled('button')({
  padding: '9px 16px',
  border: 0,
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: 'light-dark(#ffffff, #1e1b4b)',
  backgroundColor: quiet.accent,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${quiet.accent}`, outlineOffset: 2 },
});

const Root = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  [`& .${modalClasses.backdrop}`]: {
    position: 'fixed',
    inset: 0,
    backgroundColor: 'rgb(15 23 42 / 0.6)',
    transition: 'opacity 250ms',
    '&:not([open])': { opacity: 0 },
  },
});

const Panel = styled(Animated)({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  boxSizing: 'border-box',
  inlineSize: 'min(320px, calc(100% - 48px))',
  padding: 24,
  outline: 0,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
  boxShadow: quiet.shadow,
  transition: 'transform 250ms',
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
  '&.closed:dir(ltr)': { transform: 'translateX(100%)' },
  '&.closed:dir(rtl)': { transform: 'translateX(-100%)' },
});

export default function DrawerIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Row>
      Total: 84.50 EUR
      <Button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Cart
      </Button>
      <Root
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
      >
        <Panel
          in={open}
          exitClassName="closed"
          lastTransitionedPropertyOnExit="transform"
          role="dialog"
          aria-modal="true"
          aria-label="Cart"
        >
          <strong>Your cart</strong>
          <span>Notebook, 24.50 EUR</span>
          <span>Desk lamp, 60.00 EUR</span>
          <Button type="button" onClick={close}>
            Continue shopping
          </Button>
        </Panel>
      </Root>
    </Row>
  );
}
