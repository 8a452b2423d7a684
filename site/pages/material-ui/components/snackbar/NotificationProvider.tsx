import { createContext, useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import type { AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

type Notify = (text: string, severity?: AlertColor) => void;

const NotifyContext = createContext<Notify>(() => undefined);

function Notifications({ children }: { children: ReactNode }) {
  const count = useRef(0);
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState({
    id: 0,
    text: '',
    severity: 'info' as AlertColor,
  });
  const close = () => setOpen(false);

  const notify: Notify = (text, severity = 'info') => {
    count.current += 1;
    setMessage({ id: count.current, text, severity });
    setOpen(true);
  };

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Snackbar
        key={message.id}
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
      >
        <Alert
          severity={message.severity}
          onClose={close}
          sx={{ width: '100%' }}
        >
          {message.text}
        </Alert>
      </Snackbar>
    </NotifyContext.Provider>
  );
}

function Toolbar() {
  const notify = useContext(NotifyContext);

  return (
    <Stack direction="row" spacing={1}>
      <Button
        variant="outlined"
        onClick={() => notify('Report sent', 'success')}
      >
        Send
      </Button>
      <Button variant="outlined" onClick={() => notify('Draft saved')}>
        Save draft
      </Button>
    </Stack>
  );
}

export default function NotificationProvider() {
  return (
    <Notifications>
      <Toolbar />
    </Notifications>
  );
}
