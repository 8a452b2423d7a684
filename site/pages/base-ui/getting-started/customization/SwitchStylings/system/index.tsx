import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const accent = 'light-dark(#4f46e5, #a5b4fc)';

const Setting = styled('label')({
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  font: '400 15px/24px system-ui, sans-serif',
});

const SettingsSwitch = styled(Switch)({
  position: 'relative',
  inlineSize: 44,
  blockSize: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#64748b, #94a3b8)',
  [`&.${switchClasses.checked}`]: { backgroundColor: accent },
  [`&.${switchClasses.focusVisible}`]: {
    outline: `2px solid ${accent}`,
    outlineOffset: 2,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    border: '8px solid light-dark(#ffffff, #0f172a)',
    borderRadius: '50%',
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 24,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
  },
});

export default function SwitchStylings() {
  return (
    <Setting>
      Share usage data <SettingsSwitch defaultChecked />
    </Setting>
  );
}
