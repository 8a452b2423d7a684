import { useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

const rooms = ['Kitchen', 'Study', 'Bath', 'Attic'];

const tile = {
  color: 'text.secondary',
  '& svg': { visibility: 'hidden' },
  '&[aria-pressed="true"]': {
    color: 'text.primary',
    bgcolor: 'action.selected',
    '& svg': { visibility: 'visible', color: 'primary.main' },
  },
};

export default function HeatedRooms() {
  const [warm, setWarm] = useState(['Kitchen', 'Bath']);

  const toggle = (room: string) =>
    setWarm(
      warm.includes(room)
        ? warm.filter((other) => other !== room)
        : [...warm, room],
    );

  return (
    <Box
      role="group"
      aria-label="Rooms to heat tonight"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: '1fr 1fr',
        width: '100%',
        maxWidth: 320,
      }}
    >
      {rooms.map((room) => (
        <Card key={room} variant="outlined">
          <CardActionArea
            aria-pressed={warm.includes(room)}
            onClick={() => toggle(room)}
            sx={tile}
          >
            <CardContent sx={{ display: 'flex', gap: 1 }}>
              <Typography component="span" sx={{ flex: 1 }}>
                {room}
              </Typography>
              <CheckCircleIcon />
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
