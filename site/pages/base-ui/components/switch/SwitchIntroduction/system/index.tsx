import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
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

const Row = styled('label')({
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  justifyContent: 'space-between',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
});

const Switch = styled(BaseSwitch)({
  position: 'relative',
  flexShrink: 0,
  inlineSize: 44,
  blockSize: 24,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    border: `2px solid ${quiet.line}`,
    borderRadius: 12,
  },
  // A thumb made of border stays visible in forced colors.
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 5,
    border: `7px solid ${quiet.line}`,
    borderRadius: '50%',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    borderColor: quiet.accent,
    backgroundColor: quiet.accent,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 25,
    borderColor: quiet.surface,
  },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function SwitchIntroduction() {
  return (
    <Panel>
      <Row>
        Email for every order <Switch defaultChecked />
      </Row>
      <Row>
        Weekly summary <Switch />
      </Row>
      <Row>
        Text message (no number) <Switch disabled />
      </Row>
    </Panel>
  );
}
