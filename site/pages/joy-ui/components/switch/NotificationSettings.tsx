import { useState } from 'react';
import EmailIcon from '@mui/icons-material/Email';
import PhoneIphoneIcon from '@mui/icons-material/PhoneIphone';
import SmsIcon from '@mui/icons-material/Sms';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const channels = [
  {
    id: 'push',
    name: 'Push',
    text: 'On your phone',
    icon: <PhoneIphoneIcon />,
  },
  { id: 'email', name: 'Email', text: 'Once a day', icon: <EmailIcon /> },
  { id: 'sms', name: 'Text message', text: 'Urgent only', icon: <SmsIcon /> },
];

export default function NotificationSettings() {
  const [paused, setPaused] = useState(false);
  const [on, setOn] = useState(['push', 'email']);

  return (
    <Sheet
      variant="outlined"
      sx={{ width: 340, maxWidth: '100%', p: 2, borderRadius: 'md' }}
    >
      <FormControl orientation="horizontal">
        <FormLabel sx={{ fontSize: 'md', fontWeight: 'lg' }}>
          Pause everything
        </FormLabel>
        <Switch
          color={paused ? 'warning' : 'neutral'}
          checked={paused}
          onChange={(event) => setPaused(event.target.checked)}
        />
      </FormControl>
      <Divider sx={{ my: 2 }} />
      <Stack spacing={2}>
        {channels.map(({ id, name, text, icon }) => (
          <FormControl key={id} orientation="horizontal" disabled={paused}>
            <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
              {icon}
              <div>
                <FormLabel>{name}</FormLabel>
                <FormHelperText>{text}</FormHelperText>
              </div>
            </Stack>
            <Switch
              checked={on.includes(id)}
              onChange={(event) =>
                setOn(
                  event.target.checked
                    ? [...on, id]
                    : on.filter((one) => one !== id),
                )
              }
              sx={{ marginInlineStart: 'auto' }}
            />
          </FormControl>
        ))}
      </Stack>
      <Typography level="body-sm" role="status" sx={{ mt: 2 }}>
        {paused ? 'All notifications are paused.' : `${on.length} channels on.`}
      </Typography>
    </Sheet>
  );
}
