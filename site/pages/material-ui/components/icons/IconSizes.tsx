import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import HomeIcon from '@mui/icons-material/Home';

const icons = {
  small: <HomeIcon fontSize="small" />,
  medium: <HomeIcon />,
  large: <HomeIcon fontSize="large" />,
  'sx, 40 px': <HomeIcon sx={{ fontSize: 40 }} />,
  inherit: <HomeIcon fontSize="inherit" />,
};

export default function IconSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'end' }}>
      {Object.entries(icons).map(([name, icon]) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          {icon}
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
