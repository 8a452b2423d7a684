import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackNoWrap() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', width: 300, maxWidth: '100%' }}
    >
      <Avatar variant="solid">OP</Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography noWrap level="title-sm">
          Olga Petrova and four others
        </Typography>
        <Typography noWrap level="body-sm">
          The contract is ready, please have a look at page three
        </Typography>
      </Stack>
    </Stack>
  );
}
