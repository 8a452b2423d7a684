import { useState } from 'react';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function PortalDisabled() {
  const [inPlace, setInPlace] = useState(true);
  const [footer, setFooter] = useState<HTMLElement | null>(null);

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div className="quiet-panel" style={{ minBlockSize: 130 }}>
        <label className="quiet-row">
          Keep the total in the card
          <input
            type="checkbox"
            checked={inPlace}
            onChange={(event) => setInPlace(event.target.checked)}
          />
        </label>
        <Portal disablePortal={inPlace} container={footer}>
          <p className="quiet-hint">Total 84.00 EUR</p>
        </Portal>
      </div>
      <div ref={setFooter} style={{ minBlockSize: 20 }} />
    </div>
  );
}
