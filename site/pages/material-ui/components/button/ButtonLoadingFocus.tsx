import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';

export default function ButtonLoadingFocus() {
  const button = useRef<HTMLButtonElement>(null);
  const [loading, setLoading] = useState(false);

  return (
    <Button
      ref={button}
      variant="outlined"
      loading={loading}
      onClick={() => {
        setLoading(true);
        setTimeout(() => {
          flushSync(() => setLoading(false));
          if (document.activeElement === document.body) {
            button.current?.focus();
          }
        }, 1500);
      }}
    >
      Check for updates
    </Button>
  );
}
