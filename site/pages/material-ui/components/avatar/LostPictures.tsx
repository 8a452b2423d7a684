import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** An address that holds no picture. */
const lost = 'data:,';

const ground = { bgcolor: 'primary.main' };

export default function LostPictures() {
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <Avatar src={lost} alt="Olga Reis" sx={ground}>
          OR
        </Avatar>
        <Typography>Its children</Typography>
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <Avatar src={lost} alt="Olga Reis" sx={ground} />
        <Typography>The first letter of its alt</Typography>
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <Avatar src={lost} sx={ground} />
        <Typography>A person</Typography>
      </Stack>
    </Stack>
  );
}
