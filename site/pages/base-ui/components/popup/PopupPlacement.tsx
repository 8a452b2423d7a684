import { useContext, useState } from 'react';
import {
  PopupContext,
  Unstable_Popup as Popup,
} from '@mui/base/Unstable_Popup';
import type { PopupPlacement as Placement } from '@mui/base/Unstable_Popup';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './anchor.css';

const placements = ['top', 'bottom', 'left', 'right'].flatMap(
  (side) => [`${side}-start`, side, `${side}-end`] as Placement[],
);

function Bubble() {
  return (
    <div className="quiet-bubble">{useContext(PopupContext)?.placement}</div>
  );
}

export default function PopupPlacement() {
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [placement, setPlacement] = useState<Placement>('top');

  return (
    <div className="quiet-stage">
      <fieldset className="quiet-choices">
        <legend className="quiet-label">Placement</legend>
        {placements.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="popup-placement"
              checked={value === placement}
              onChange={() => setPlacement(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
      <div className="popup-anchor" ref={setAnchor}>
        Anchor
      </div>
      <Popup
        className="quiet-float"
        anchor={anchor}
        open={anchor !== null}
        placement={placement}
        offset={6}
      >
        <Bubble />
      </Popup>
    </div>
  );
}
