import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';
import '../../../../families/base-ui/look/quiet.css';

const accent = 'light-dark(#4f46e5, #a5b4fc)';
const DigestSwitch = styled(Switch)({
  position: 'relative',
  inlineSize: 44,
  blockSize: 24,
  borderRadius: 12,
  backgroundColor: 'light-dark(#64748b, #94a3b8)',
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    border: '8px solid light-dark(#ffffff, #0f172a)',
    borderRadius: '50%',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
  },
  [`&.${switchClasses.checked}`]: { backgroundColor: accent },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: {
    insetInlineStart: 24,
  },
  [`&.${switchClasses.focusVisible}`]: { outline: `2px solid ${accent}` },
});

export default function SwitchSystem() {
  return (
    <label className="quiet-row">
      Weekly digest <DigestSwitch defaultChecked />
    </label>
  );
}
