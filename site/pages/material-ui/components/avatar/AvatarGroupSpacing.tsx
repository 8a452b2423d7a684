import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const color = { bgcolor: 'grey.700', color: '#fff' };
const spacings = ['medium', 'small', 24, -4] as const;

export default function AvatarGroupSpacing() {
  return (
    <Stack
      direction="row"
      spacing={4}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {spacings.map((spacing) => (
        <Stack key={spacing} spacing={1} sx={{ alignItems: 'center' }}>
          <AvatarGroup
            spacing={spacing}
            variant="rounded"
            role="img"
            aria-label="Ada, Ben, and Chen"
          >
            <Avatar sx={color}>A</Avatar>
            <Avatar sx={color}>B</Avatar>
            <Avatar sx={color}>C</Avatar>
          </AvatarGroup>
          <Typography variant="body2">{spacing}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
