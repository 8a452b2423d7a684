import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import InsertDriveFileIcon from '@mui/icons-material/InsertDriveFile';
import ReplayIcon from '@mui/icons-material/Replay';

interface Upload {
  name: string;
  size: number;
  sent: number;
  canceled: boolean;
}

const files: Upload[] = [
  { name: 'contract.pdf', size: 4, sent: 0, canceled: false },
  { name: 'site-photos.zip', size: 48, sent: 0, canceled: false },
  { name: 'walkthrough.mp4', size: 120, sent: 0, canceled: false },
];

const running = ({ size, sent, canceled }: Upload) => !canceled && sent < size;

interface UploadRowProps {
  upload: Upload;
  started: boolean;
  onCancel: (canceled: boolean) => void;
}

function UploadRow({ upload, started, onCancel }: UploadRowProps) {
  const { name, size, sent, canceled } = upload;
  const id = `upload-${name}`;
  const done = sent === size;
  const status = done ? 'uploaded' : canceled ? 'canceled' : `${sent} MB sent`;

  return (
    <ListItem
      secondaryAction={
        done ? (
          <CheckCircleIcon color="success" titleAccess="Uploaded" />
        ) : (
          <IconButton
            edge="end"
            aria-label={`${canceled ? 'Retry' : 'Cancel'} ${name}`}
            onClick={() => onCancel(!canceled)}
          >
            {canceled ? <ReplayIcon /> : <CancelIcon />}
          </IconButton>
        )
      }
    >
      <ListItemIcon sx={{ minWidth: 44 }}>
        <InsertDriveFileIcon />
      </ListItemIcon>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={id} noWrap>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {`${size} MB, ${started ? status : 'waiting'}`}
        </Typography>
        <LinearProgress
          aria-labelledby={id}
          variant="determinate"
          color={done ? 'success' : canceled ? 'inherit' : 'primary'}
          value={(sent / size) * 100}
        />
      </Box>
    </ListItem>
  );
}

export default function FileUploads() {
  const [started, setStarted] = useState(false);
  const [uploads, setUploads] = useState(files);
  const done = uploads.filter(({ sent, size }) => sent === size).length;
  const busy = started && uploads.some(running);

  useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setUploads(
        uploads.map((upload) =>
          running(upload)
            ? { ...upload, sent: Math.min(upload.sent + 4, upload.size) }
            : upload,
        ),
      );
    }, 400);
    return () => clearTimeout(timer);
  }, [busy, uploads]);

  const restart = () => {
    setStarted(true);
    setUploads(files);
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 480, mx: 'auto' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 0 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {done} of {uploads.length} files uploaded
        </Typography>
        <Button variant="contained" disabled={busy} onClick={restart}>
          {started ? 'Upload again' : 'Upload'}
        </Button>
      </Box>
      <List aria-label="Uploads" aria-busy={busy}>
        {uploads.map((upload, index) => (
          <UploadRow
            key={upload.name}
            upload={upload}
            started={started}
            onCancel={(canceled) =>
              setUploads(
                uploads.map((other, at) =>
                  at === index ? { ...other, sent: 0, canceled } : other,
                ),
              )
            }
          />
        ))}
      </List>
    </Paper>
  );
}
