import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';

export default function SnackbarQueue() {
  const [files, setFiles] = useState(0);
  const [queue, setQueue] = useState<string[]>([]);
  const message = queue[0];

  function add() {
    setFiles(files + 1);
    setQueue([...queue, `scan-${files + 1}.pdf uploaded`]);
  }

  return (
    <div className="quiet-actions">
      <button type="button" className="quiet-button" onClick={add}>
        Upload a file
      </button>
      <span>Waiting: {Math.max(queue.length - 1, 0)}</span>
      <div role="status">
        <Snackbar
          key={message}
          className="quiet-snackbar"
          open={message !== undefined}
          autoHideDuration={2000}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') setQueue((rest) => rest.slice(1));
          }}
        >
          <div className="quiet-toast">{message}</div>
        </Snackbar>
      </div>
    </div>
  );
}
