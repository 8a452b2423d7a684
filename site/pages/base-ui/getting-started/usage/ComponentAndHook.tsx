import { Switch } from '@mui/base/Switch';
import { useSwitch } from '@mui/base/useSwitch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

function HookSwitch() {
  const { getInputProps, checked } = useSwitch({ defaultChecked: true });

  return (
    <label className="quiet-chip">
      <input {...getInputProps()} /> {checked ? 'Shared' : 'Private'}
    </label>
  );
}

export default function ComponentAndHook() {
  return (
    <div className="quiet-panel">
      <label className="quiet-row">
        Switch
        <Switch className="quiet-switch" defaultChecked />
      </label>
      <div className="quiet-row">
        useSwitch
        <HookSwitch />
      </div>
    </div>
  );
}
