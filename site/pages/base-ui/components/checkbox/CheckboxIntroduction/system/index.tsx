import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 360px)',
  padding: 20,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  backgroundColor: quiet.raised,
});

const Label = styled('label')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  '&:has(:disabled)': { color: quiet.muted, cursor: 'not-allowed' },
});

const Checkbox = styled('input')({
  display: 'grid',
  flexShrink: 0,
  placeContent: 'center',
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  margin: '2px 0',
  border: `2px solid ${quiet.line}`,
  borderRadius: 5,
  backgroundColor: quiet.surface,
  appearance: 'none',
  '&:checked': {
    borderColor: quiet.accent,
    backgroundColor: quiet.accent,
  },
  '&:checked::before': {
    inlineSize: 12,
    blockSize: 10,
    backgroundColor: quiet.surface,
    clipPath: 'polygon(14% 44%, 0 62%, 38% 100%, 100% 18%, 84% 0, 36% 66%)',
    content: '""',
  },
  '&:focus-visible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
  '&:disabled': { opacity: 0.6 },
  // Let the browser draw it where it replaces the colors.
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export default function CheckboxIntroduction() {
  return (
    <Panel>
      <Label>
        <Checkbox type="checkbox" defaultChecked />
        Email me when a build fails
      </Label>
      <Label>
        <Checkbox type="checkbox" />
        Email me when a build passes
      </Label>
      <Label>
        <Checkbox type="checkbox" disabled />
        Text message (no number)
      </Label>
    </Panel>
  );
}
