import { useState } from 'react';
import { Switch } from '@mui/base/Switch';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/switch.css';

export default function SwitchFocus() {
  const [focused, setFocused] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);

  return (
    <div className="quiet-panel">
      <label className="quiet-row">
        Play the next episode
        <Switch
          className="quiet-switch"
          onFocus={() => setFocused(true)}
          onFocusVisible={() => setByKeyboard(true)}
          onBlur={() => {
            setFocused(false);
            setByKeyboard(false);
          }}
        />
      </label>
      <p className="quiet-hint" role="status" style={{ minBlockSize: 20 }}>
        {focused && 'It starts after ten seconds. '}
        {byKeyboard && 'Press Space to change it.'}
      </p>
    </div>
  );
}
