import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Toggles = styled('div')({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 10,
  backgroundColor: quiet.hover,
});

const Toggle = styled(Button)({
  padding: '7px 12px',
  border: '1px solid transparent',
  borderRadius: 7,
  font: `500 15px/20px ${quiet.font}`,
  color: quiet.ink,
  background: 'none',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: quiet.line,
    backgroundColor: quiet.surface,
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 1,
  },
});

const views = ['Day', 'Week', 'Month'];

export default function ToggleButtonGroupIntroduction() {
  const [view, setView] = useState('Week');

  return (
    <Toggles role="group" aria-label="Calendar view">
      {views.map((one) => (
        <Toggle
          key={one}
          aria-pressed={one === view}
          onClick={() => setView(one)}
        >
          {one}
        </Toggle>
      ))}
    </Toggles>
  );
}
