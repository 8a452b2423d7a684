import { useState } from 'react';
import { Popper as BasePopper } from '@mui/base/Popper';
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

const Popper = styled(BasePopper)({ zIndex: 1 });

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

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <Stage>
      <Button
        type="button"
        ref={setAnchor}
        aria-describedby={open ? 'delivery' : undefined}
        onClick={() => setOpen(!open)}
      >
        Delivery
      </Button>
      <Popper id="delivery" anchorEl={anchor} open={open} modifiers={modifiers}>
        <Bubble>Leaves today before 17:00</Bubble>
      </Popper>
    </Stage>
  );
}
