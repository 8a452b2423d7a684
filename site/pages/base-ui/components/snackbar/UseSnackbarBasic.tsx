import { useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { useSnackbar } from '@mui/base/useSnackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';

export default function UseSnackbarBasic() {
  const [open, setOpen] = useState(false);
  const { getRootProps, onClickAway } = useSnackbar({
    open,
    autoHideDuration: 5000,
    onClose: () => setOpen(false),
  });

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setOpen(true)}
      >
        Duplicate
      </button>
      <div role="status">
        {open && (
          <ClickAwayListener onClickAway={onClickAway}>
            <div {...getRootProps()} className="quiet-snackbar">
              <div className="quiet-toast">Copy created</div>
            </div>
          </ClickAwayListener>
        )}
      </div>
    </div>
  );
}
