import { useEffect, useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ReplayIcon from '@mui/icons-material/Replay';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

interface Upload {
  name: string;
  size: string;
  value: number;
  state: 'running' | 'stopped' | 'done';
}

const files: Upload[] = [
  { name: 'contract.pdf', size: '2.4 MB', value: 100, state: 'done' },
  { name: 'site-plan.dwg', size: '18 MB', value: 62, state: 'running' },
  { name: 'photos.zip', size: '240 MB', value: 14, state: 'stopped' },
];

function advance(upload: Upload): Upload {
  if (upload.state !== 'running') return upload;
  const value = Math.min(100, upload.value + 2);
  return { ...upload, value, state: value === 100 ? 'done' : 'running' };
}

function status({ value, size, state }: Upload) {
  if (state === 'done') return size;
  return `${state === 'stopped' ? 'Stopped at' : 'Uploading'} ${value}% of ${size}`;
}

export default function UploadList() {
  const [uploads, setUploads] = useState(files);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!started) return undefined;
    const timer = setInterval(
      () => setUploads((current) => current.map(advance)),
      250,
    );
    return () => clearInterval(timer);
  }, [started]);

  function toggle(name: string) {
    setStarted(true);
    setUploads((current) =>
      current.map((upload) =>
        upload.name === name
          ? {
              ...upload,
              state: upload.state === 'running' ? 'stopped' : 'running',
            }
          : upload,
      ),
    );
  }

  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 420, borderRadius: 'md' }}
    >
      <List aria-label="Uploads" sx={{ '--ListItemDecorator-size': '52px' }}>
        {uploads.map((upload) => (
          <ListItem
            key={upload.name}
            endAction={
              upload.state !== 'done' && (
                <IconButton
                  size="sm"
                  aria-label={`${upload.state === 'running' ? 'Stop' : 'Resume'} ${upload.name}`}
                  onClick={() => toggle(upload.name)}
                >
                  {upload.state === 'running' ? <CloseIcon /> : <ReplayIcon />}
                </IconButton>
              )
            }
          >
            <ListItemDecorator>
              <CircularProgress
                determinate
                value={upload.value}
                thickness={3}
                color={upload.state === 'done' ? 'success' : 'primary'}
                variant="soft"
                aria-label={upload.name}
              >
                {upload.state === 'done' && <CheckIcon />}
              </CircularProgress>
            </ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm">{upload.name}</Typography>
              <Typography level="body-xs">{status(upload)}</Typography>
            </ListItemContent>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
