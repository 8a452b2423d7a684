import { useRef, useState } from 'react';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';

export default function PortalBasic() {
  const [shown, setShown] = useState(true);
  const summary = useRef<HTMLDivElement>(null);

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div
        ref={summary}
        className="quiet-panel quiet-label"
        style={{ minBlockSize: 62 }}
      />
      <div className="quiet-panel">
        <label className="quiet-row">
          Show the delivery date above
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
        </label>
        {shown && (
          <Portal container={() => summary.current}>
            Arrives on Friday, June 5
          </Portal>
        )}
      </div>
    </div>
  );
}
