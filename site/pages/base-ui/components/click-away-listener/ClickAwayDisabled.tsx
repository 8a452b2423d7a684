import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import '../../../../families/base-ui/look/quiet.css';

export default function ClickAwayDisabled() {
  const [pinned, setPinned] = useState(false);
  const [count, setCount] = useState(0);

  return (
    <ClickAwayListener
      mouseEvent={pinned ? false : 'onClick'}
      touchEvent={pinned ? false : 'onTouchEnd'}
      onClickAway={() => setCount((before) => before + 1)}
    >
      <div className="quiet-panel">
        <label className="quiet-row">
          Pin the panel ({count} clicks outside)
          <input
            type="checkbox"
            checked={pinned}
            onChange={(event) => setPinned(event.target.checked)}
          />
        </label>
      </div>
    </ClickAwayListener>
  );
}
