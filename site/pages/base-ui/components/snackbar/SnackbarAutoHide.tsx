import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';

export default function SnackbarAutoHide() {
  const [open, setOpen] = useState(false);

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Export
      </button>
      <div role="status">
        <Snackbar
          className="quiet-snackbar"
          open={open}
          autoHideDuration={4000}
          resumeHideDuration={1000}
          disableWindowBlurListener
          onClose={() => setOpen(false)}
        >
          <div className="quiet-toast">Export is ready: orders.csv</div>
        </Snackbar>
      </div>
    </div>
  );
}
