import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function StructureSlotCallback() {
  return (
    <label className="quiet-row">
      Share my location
      <Switch
        className="quiet-switch"
        slotProps={{
          root: (state) => ({
            title: state.checked ? 'Shared' : 'Not shared',
            style: { opacity: state.disabled ? 0.5 : 1 },
          }),
        }}
      />
    </label>
  );
}
