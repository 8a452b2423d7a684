import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function SaveKey() {
  const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return <kbd>{apple ? '⌘ S' : 'Ctrl S'}</kbd>;
}

export default function SaveHint() {
  return (
    <Stack direction="row" spacing={1} useFlexGap>
      <Typography>Save the sketch</Typography>
      <Typography component="span" noWrap sx={{ width: 64 }}>
        <NoSsr fallback={<kbd>…</kbd>}>
          <SaveKey />
        </NoSsr>
      </Typography>
    </Stack>
  );
}
