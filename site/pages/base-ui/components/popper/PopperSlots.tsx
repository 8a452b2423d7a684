import { useState } from 'react';
import { Popper } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function PopperSlots() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="quiet-stage">
      <button
        type="button"
        className="quiet-button"
        ref={setAnchor}
        aria-describedby={open ? 'weather' : undefined}
        onClick={() => setOpen(!open)}
      >
        Weather
      </button>
      <Popper
        id="weather"
        anchorEl={anchor}
        open={open}
        disablePortal
        slots={{ root: 'span' }}
        slotProps={{
          root: (state) => ({
            className: 'quiet-popper',
            'data-placement': state.placement,
          }),
        }}
      >
        <span className="quiet-bubble">Dry until the evening</span>
      </Popper>
    </div>
  );
}
