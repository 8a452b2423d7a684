import { useEffect, useState } from 'react';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const comments = [
  {
    id: 1,
    name: 'Amara Diallo',
    letters: 'AD',
    text: 'The new map loads much faster.',
  },
  {
    id: 2,
    name: 'Jonas Weber',
    letters: 'JW',
    text: 'Could we show stops that are closed, too?',
  },
];

function CommentSkeleton() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Skeleton
        variant="circular"
        width={40}
        height={40}
        sx={{ flexShrink: 0 }}
      />
      <Box sx={{ flex: 1 }}>
        <Skeleton variant="text" level="title-sm" width={120} />
        <Skeleton variant="text" level="body-sm" width="85%" />
      </Box>
    </Stack>
  );
}

export default function CommentThread() {
  const [loading, setLoading] = useState(false);
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setLoading(false);
      setLoaded(true);
    }, 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 440, p: 2, borderRadius: 'md' }}
    >
      <Stack spacing={2} aria-busy={loading}>
        {loaded
          ? comments.map(({ id, name, letters, text }) => (
              <Stack
                key={id}
                direction="row"
                spacing={1.5}
                sx={{ alignItems: 'center' }}
              >
                <Avatar variant="solid">{letters}</Avatar>
                <div>
                  <Typography level="title-sm">{name}</Typography>
                  <Typography level="body-sm">{text}</Typography>
                </div>
              </Stack>
            ))
          : comments.map(({ id }) => <CommentSkeleton key={id} />)}
      </Stack>
      <Stack
        direction="row"
        sx={{ mt: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography level="body-xs" role="status">
          {loading && 'Loading comments'}
          {loaded && !loading && `${comments.length} comments`}
        </Typography>
        <Button
          size="sm"
          variant="soft"
          disabled={loading}
          onClick={() => {
            setLoaded(false);
            setLoading(true);
          }}
        >
          Load comments
        </Button>
      </Stack>
    </Sheet>
  );
}
