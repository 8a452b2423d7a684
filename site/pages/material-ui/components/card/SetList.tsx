import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function SetList() {
  const [songs, setSongs] = useState(['Low tide', 'Paper moon', 'Kite']);
  const [held, setHeld] = useState('Paper moon');

  const move = (step: number) => {
    const others = songs.filter((song) => song !== held);
    const place = Math.max(0, songs.indexOf(held) + step);
    setSongs([...others.slice(0, place), held, ...others.slice(place)]);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 280 }}>
      {songs.map((song, index) => (
        <Card key={song} raised={held === song}>
          <CardActionArea
            aria-pressed={held === song}
            onClick={() => setHeld(held === song ? '' : song)}
          >
            <CardContent>
              <Typography>{`${index + 1}. ${song}`}</Typography>
            </CardContent>
          </CardActionArea>
          {held === song && (
            <CardActions>
              <Button onClick={() => move(-1)}>Earlier</Button>
              <Button onClick={() => move(1)}>Later</Button>
            </CardActions>
          )}
        </Card>
      ))}
      <Box role="status" sx={{ typography: 'body2' }}>
        {held === ''
          ? 'Choose a song to move it'
          : `${held} is number ${songs.indexOf(held) + 1}`}
      </Box>
    </Box>
  );
}
