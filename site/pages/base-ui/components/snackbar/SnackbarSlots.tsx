import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';

export default function SnackbarSlots() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Copy link
      </button>
      <div role="status">
        <Snackbar
          open={open}
          onClose={() => setOpen(false)}
          slots={{ root: 'aside' }}
          slotProps={{
            root: (state) => ({
              className: 'quiet-snackbar',
              'data-open': state.open,
            }),
            clickAwayListener: { mouseEvent: 'onMouseDown', touchEvent: false },
          }}
        >
          <div className="quiet-toast">Link copied</div>
        </Snackbar>
      </div>
    </div>
  );
}
