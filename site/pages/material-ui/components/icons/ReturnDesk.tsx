import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import HeadphonesIcon from '@mui/icons-material/Headphones';

const returned = [
  { title: 'Atlas of winds', icon: <AutoStoriesIcon /> },
  { title: 'Songs from the quay', icon: <HeadphonesIcon /> },
];

const plate = {
  '& .MuiSvgIcon-root': {
    p: 0.75,
    fontSize: 36,
    borderRadius: 2,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};

export default function ReturnDesk() {
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, ...plate }}>
      {returned.map(({ title, icon }) => (
        <Stack
          key={title}
          component="li"
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          {icon}
          <Typography>{title}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
