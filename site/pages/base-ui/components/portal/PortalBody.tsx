import { useState } from 'react';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';

const bar = { position: 'fixed', insetInline: 16, insetBlockEnd: 16 } as const;

export default function PortalBody() {
  const [offline, setOffline] = useState(true);

  return (
    <div style={{ overflow: 'hidden', padding: 16 }}>
      <button className="quiet-button" onClick={() => setOffline(!offline)}>
        {offline ? 'Reconnect' : 'Disconnect'}
      </button>
      {offline && (
        <Portal>
          <div className="quiet-panel quiet-label" style={bar}>
            Offline. Changes are kept on this device.
          </div>
        </Portal>
      )}
    </div>
  );
}
