import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import NotificationsRoundedIcon from '@mui/icons-material/NotificationsRounded';
import NotificationsSharpIcon from '@mui/icons-material/NotificationsSharp';
import NotificationsTwoToneIcon from '@mui/icons-material/NotificationsTwoTone';

const styles = [
  { name: 'Filled', icon: <NotificationsIcon /> },
  { name: 'Outlined', icon: <NotificationsOutlinedIcon /> },
  { name: 'Rounded', icon: <NotificationsRoundedIcon /> },
  { name: 'Two tone', icon: <NotificationsTwoToneIcon /> },
  { name: 'Sharp', icon: <NotificationsSharpIcon /> },
];

export default function IconStyles() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {styles.map(({ name, icon }) => (
        <Stack key={name} spacing={0.5} sx={{ alignItems: 'center' }}>
          {icon}
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
