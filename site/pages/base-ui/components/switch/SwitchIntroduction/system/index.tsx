import { Switch as BaseSwitch, switchClasses } from '@mui/base/Switch';
import { Box, styled } from '@mui/system';

const line = 'light-dark(#667085, #98a2b3)';
const full = 'light-dark(#344054, #d0d5dd)';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
});

const Switch = styled(BaseSwitch)({
  position: 'relative',
  flexShrink: 0,
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    border: `2px solid ${line}`,
    borderRadius: 12,
  },
  // A thumb made of border stays visible in forced colors.
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 5,
    border: `7px solid ${line}`,
    borderRadius: '50%',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  [`&.${switchClasses.checked} .${switchClasses.track}`]: {
    borderColor: full,
    backgroundColor: full,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 25,
    borderColor: 'light-dark(#ffffff, #101828)',
  },
  [`&.${switchClasses.focusVisible} .${switchClasses.track}`]: {
    outline: `2px solid ${full}`,
    outlineOffset: 2,
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function SwitchIntroduction() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: 320, maxWidth: '100%' }}>
      <Row>
        Email for every order
        <Switch defaultChecked />
      </Row>
      <Row>
        Weekly summary
        <Switch />
      </Row>
      <Row>
        Text message (no number)
        <Switch disabled />
      </Row>
    </Box>
  );
}
