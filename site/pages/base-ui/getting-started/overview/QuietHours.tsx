import { Switch, switchClasses } from '@mui/base/Switch';
import { Box, styled } from '@mui/system';

const DressedSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 40,
  height: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#667085, #98a2b3)',
  [`&.${switchClasses.checked}`]: {
    backgroundColor: 'light-dark(#067647, #47cd89)',
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid',
    outlineOffset: 2,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    width: 16,
    height: 16,
    borderRadius: 8,
    backgroundColor: 'light-dark(#ffffff, #101828)',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 20,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
});

export default function QuietHours() {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <legend>Quiet hours</legend>
      <Box component="label" sx={{ display: 'flex', gap: 2, my: 2 }}>
        <Switch /> as the library draws it
      </Box>
      <Box component="label" sx={{ display: 'flex', gap: 2 }}>
        <DressedSwitch defaultChecked /> with styles of ours
      </Box>
    </Box>
  );
}
