import { useState } from 'react';
import { useSnackbar } from '@mui/base/useSnackbar';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/snackbar.css';
import './stack.css';

interface Job {
  id: number;
  text: string;
}

function Toast({ job, onDone }: { job: Job; onDone: (id: number) => void }) {
  const { getRootProps } = useSnackbar({
    open: true,
    autoHideDuration: 6000,
    resumeHideDuration: 2000,
    disableWindowBlurListener: false,
    onClose: (_, reason) => {
      if (reason === 'timeout') onDone(job.id);
    },
  });

  return (
    <li>
      <div {...getRootProps({ className: 'quiet-toast' })}>
        {job.text}
        <button
          type="button"
          aria-label={`Dismiss ${job.text}`}
          onClick={() => onDone(job.id)}
        >
          Dismiss
        </button>
      </div>
    </li>
  );
}

export default function UseSnackbarStack() {
  const [count, setCount] = useState(0);
  const [jobs, setJobs] = useState<Job[]>([]);

  function start() {
    setCount(count + 1);
    const job = { id: count, text: `Backup ${count + 1} finished` };
    setJobs([...jobs, job].slice(-3));
  }

  return (
    <div className="quiet-actions">
      <button type="button" className="quiet-button" onClick={start}>
        Back up now
      </button>
      <ul
        className="quiet-snackbar toast-stack"
        aria-label="Backups"
        aria-live="polite"
      >
        {jobs.map((job) => (
          <Toast
            key={job.id}
            job={job}
            onDone={(id) =>
              setJobs((all) => all.filter((one) => one.id !== id))
            }
          />
        ))}
      </ul>
    </div>
  );
}
