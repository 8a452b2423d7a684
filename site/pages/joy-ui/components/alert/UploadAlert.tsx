import { useRef, useState } from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import Report from '@mui/icons-material/Report';

const states = {
  uploading: { color: 'primary', title: 'Uploading', text: '14 of 20 photos' },
  failed: {
    color: 'danger',
    title: 'Upload failed',
    text: '6 photos are left',
  },
  done: { color: 'success', title: 'Upload complete', text: '20 photos' },
} as const;

export default function UploadAlert() {
  const [state, setState] = useState<keyof typeof states>('failed');
  const next = useRef<HTMLButtonElement>(null);
  const { color, title, text } = states[state];

  return (
    <Alert
      size="lg"
      variant="soft"
      color={color}
      startDecorator={
        <>
          {state === 'uploading' && (
            <CircularProgress size="sm" color={color} aria-label="Uploading" />
          )}
          {state === 'failed' && <Report />}
          {state === 'done' && <CheckCircle />}
        </>
      }
      endDecorator={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {state === 'failed' && (
            <Button
              size="sm"
              variant="solid"
              color={color}
              onClick={() => {
                setState('uploading');
                next.current?.focus();
              }}
            >
              Retry
            </Button>
          )}
          <IconButton
            ref={next}
            size="sm"
            color={color}
            aria-label={state === 'uploading' ? 'Finish' : 'Show the failure'}
            onClick={() => setState(state === 'uploading' ? 'done' : 'failed')}
          >
            {state === 'uploading' ? <CheckCircle /> : <Close />}
          </IconButton>
        </Box>
      }
      sx={{ width: 420, maxWidth: '100%', overflow: 'hidden' }}
    >
      <div>
        <Typography level="title-md" color={color}>
          {title}
        </Typography>
        <Typography level="body-sm" textColor="inherit">
          {text}
        </Typography>
      </div>
      {state === 'uploading' && (
        <LinearProgress
          determinate
          value={70}
          color={color}
          aria-label="Photos"
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: 0,
            borderRadius: 0,
          }}
        />
      )}
    </Alert>
  );
}
