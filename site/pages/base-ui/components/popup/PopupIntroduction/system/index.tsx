import { useState } from 'react';
import { Unstable_Popup as BasePopup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: 200,
});

const Button = styled('button')({
  padding: '9px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: 'light-dark(#ffffff, #1e1b4b)',
  backgroundColor: quiet.accent,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${quiet.accent}`, outlineOffset: 2 },
});

const Popup = styled(BasePopup)({ zIndex: 1 });

const Bubble = styled('div')({
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, calc(100vw - 32px))',
  padding: '10px 16px',
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 10,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
  boxShadow: quiet.shadow,
});

export default function PopupIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <Stage>
      <Button
        type="button"
        ref={setAnchor}
        aria-describedby={open ? 'plan' : undefined}
        onClick={() => setOpen(!open)}
      >
        What is included?
      </Button>
      <Popup id="plan" anchor={anchor} open={open} offset={8}>
        <Bubble>Five seats, 100 GB, and support by email</Bubble>
      </Popup>
    </Stage>
  );
}
