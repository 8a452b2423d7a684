import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackNoWrap() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', maxWidth: 320, mx: 'auto' }}
    >
      <Avatar sx={{ bgcolor: 'primary.main' }}>AK</Avatar>
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap>Contract renewal with the updated terms</Typography>
        <Typography noWrap variant="body2" color="text.secondary">
          Anna Kowalski, Legal
        </Typography>
      </Stack>
      <Typography variant="body2">9:41</Typography>
    </Stack>
  );
}
