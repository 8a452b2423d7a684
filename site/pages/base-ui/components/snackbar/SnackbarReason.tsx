import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';

export default function SnackbarReason() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Go offline
      </button>
      <div role="status">
        <Snackbar
          className="quiet-snackbar"
          open={open}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          <div className="quiet-toast">
            You are offline
            <button type="button" onClick={() => setOpen(false)}>
              Dismiss
            </button>
          </div>
        </Snackbar>
      </div>
    </div>
  );
}
