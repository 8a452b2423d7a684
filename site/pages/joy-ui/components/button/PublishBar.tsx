import { useEffect, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import PublishIcon from '@mui/icons-material/Publish';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

type Stage = 'draft' | 'publishing' | 'published';

const messages = {
  draft: 'Saved as a draft',
  publishing: 'Publishing',
  published: 'Visible to everyone',
};

export default function PublishBar() {
  const [stage, setStage] = useState<Stage>('draft');
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (stage !== 'publishing') return undefined;
    const timer = setTimeout(() => setStage('published'), 1500);
    return () => clearTimeout(timer);
  }, [stage]);

  return (
    <Sheet
      variant="outlined"
      sx={{ p: 2, width: '100%', maxWidth: 620, borderRadius: 'md' }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <Stack spacing={0.5} sx={{ flex: 1, alignItems: 'flex-start' }}>
          <Typography level="title-md">Opening hours in May</Typography>
          <Chip
            size="sm"
            variant="soft"
            color={stage === 'published' ? 'success' : 'neutral'}
            slotProps={{ label: { role: 'status' } }}
          >
            {messages[stage]}
          </Chip>
        </Stack>
        {asking ? (
          <Stack direction="row" spacing={1}>
            <Button
              color="danger"
              autoFocus
              onClick={() => {
                setAsking(false);
                setStage('draft');
              }}
            >
              Unpublish
            </Button>
            <Button
              variant="plain"
              color="neutral"
              onClick={() => setAsking(false)}
            >
              Keep
            </Button>
          </Stack>
        ) : (
          <Stack direction="row" spacing={1}>
            <IconButton
              variant="outlined"
              color="danger"
              aria-label="Unpublish"
              disabled={stage !== 'published'}
              onClick={() => setAsking(true)}
            >
              <DeleteIcon />
            </IconButton>
            <Button variant="outlined" color="neutral">
              Preview
            </Button>
            <Button
              startDecorator={<PublishIcon />}
              loading={stage === 'publishing'}
              loadingPosition="start"
              loadingIndicator={<CircularProgress aria-label="Publishing" />}
              disabled={stage === 'published'}
              onClick={() => setStage('publishing')}
            >
              Publish
            </Button>
          </Stack>
        )}
      </Stack>
    </Sheet>
  );
}
