import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { Portal } from '@mui/base/Portal';
import { Snackbar } from '@mui/base/Snackbar';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/snackbar.css';

interface Message {
  id: number;
  text: string;
}

type Notify = (text: string) => void;

const NotifyContext = createContext<Notify | null>(null);

/** Returns a function that adds a message to the queue. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a SnackbarProvider around it.');
  return notify;
}

/** Shows one message at a time for everything inside. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Message[]>([]);
  const nextId = useRef(0);
  const message = queue[0];

  const notify = useCallback((text: string) => {
    nextId.current += 1;
    const id = nextId.current;
    setQueue((rest) => [...rest, { id, text }]);
  }, []);

  const closeFirst = () => setQueue((rest) => rest.slice(1));

  return (
    <NotifyContext.Provider value={notify}>
      {children}
      <Portal>
        <div role="status">
          <Snackbar
            key={message?.id}
            className="quiet-snackbar"
            open={message !== undefined}
            autoHideDuration={6000}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') closeFirst();
            }}
          >
            <div className="quiet-toast">
              {message?.text}
              <button type="button" onClick={closeFirst}>
                Dismiss
              </button>
            </div>
          </Snackbar>
        </div>
      </Portal>
    </NotifyContext.Provider>
  );
}
