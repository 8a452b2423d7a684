import { useState } from 'react';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function PortalEvents() {
  const [opened, setOpened] = useState(0);
  const [bar, setBar] = useState<HTMLElement | null>(null);

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div
        ref={setBar}
        className="quiet-actions"
        style={{ minBlockSize: 40 }}
      />
      <div
        className="quiet-panel quiet-label"
        onClick={() => setOpened(opened + 1)}
      >
        Row opened {opened} times
        {bar && (
          <Portal container={bar}>
            <button className="quiet-button">Opens the row</button>
            <button
              className="quiet-button quiet-outlined"
              onClick={(event) => event.stopPropagation()}
            >
              Does not
            </button>
          </Portal>
        )}
      </div>
    </div>
  );
}
