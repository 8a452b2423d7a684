import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PushPinIcon from '@mui/icons-material/PushPin';

const initials = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function SupportTicket() {
  const [pinned, setPinned] = useState(true);

  const pin = (
    <IconButton
      aria-label="Pin ticket 5120"
      aria-pressed={pinned}
      color={pinned ? 'primary' : 'default'}
      onClick={() => setPinned(!pinned)}
    >
      <PushPinIcon />
    </IconButton>
  );

  return (
    <Card component="article" sx={{ width: '100%', maxWidth: 360 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={initials}>
            AK
          </Avatar>
        }
        title="Gate does not open after the update"
        subheader="Amara Keita, ticket 5120"
        action={pin}
        slotProps={{
          content: { sx: { minWidth: 0 } },
          title: { component: 'h3', variant: 'subtitle2', noWrap: true },
          subheader: { noWrap: true },
        }}
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          Since last night the motor clicks twice and stops. The remote shows a
          green light, so the signal arrives.
        </Typography>
      </CardContent>
    </Card>
  );
}
