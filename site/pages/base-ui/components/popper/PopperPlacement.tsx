import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import type { PopperPlacementType } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './anchor.css';

const placements = ['top', 'bottom', 'left', 'right', 'auto'].flatMap(
  (side) => [`${side}-start`, side, `${side}-end`] as PopperPlacementType[],
);

export default function PopperPlacement() {
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [chosen, setChosen] = useState<PopperPlacementType>('top');

  return (
    <div className="quiet-stage">
      <fieldset className="quiet-choices">
        <legend className="quiet-label">Placement</legend>
        {placements.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="popper-placement"
              checked={value === chosen}
              onChange={() => setChosen(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
      <div className="popper-anchor" ref={setAnchor}>
        Anchor
      </div>
      <Popper
        className="quiet-float"
        anchorEl={anchor}
        open={anchor !== null}
        placement={chosen}
      >
        {({ placement }) => <div className="quiet-bubble">{placement}</div>}
      </Popper>
    </div>
  );
}
