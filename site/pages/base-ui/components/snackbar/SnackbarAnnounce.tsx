import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';

export default function SnackbarAnnounce() {
  const [message, setMessage] = useState('');

  return (
    <div className="quiet-actions">
      <button
        type="button"
        className="quiet-button"
        onClick={() => setMessage('Password changed')}
      >
        Change password
      </button>
      <div role="status">
        <Snackbar
          className="quiet-snackbar"
          open={message !== ''}
          onClose={() => setMessage('')}
        >
          <div className="quiet-toast">{message}</div>
        </Snackbar>
      </div>
    </div>
  );
}
