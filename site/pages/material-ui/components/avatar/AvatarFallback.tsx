import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

/** An address without a picture. */
const broken = 'data:,';

const color = { bgcolor: 'text.secondary' };

export default function AvatarFallback() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken} alt="Olga Reis" sx={color}>
        OR
      </Avatar>
      <Avatar src={broken} alt="Olga Reis" sx={color} />
      <Avatar src={broken} sx={color} />
    </Stack>
  );
}
