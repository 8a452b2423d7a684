import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { getContrastRatio } from '@mui/material/styles';

const lines = [
  { number: 3, color: '#ffd23f', end: 'Old Harbour' },
  { number: 7, color: '#2a6f5b', end: 'Botanic Garden' },
  { number: 12, color: '#f28482', end: 'Hospital' },
  { number: 15, color: '#3d348b', end: 'Observatory' },
];

function textOn(color: string): string {
  const white = getContrastRatio('#fff', color);
  const black = getContrastRatio('#000', color);
  return white > black ? '#fff' : '#000';
}

export default function TramLines() {
  return (
    <List aria-label="Trams from this stop" dense>
      {lines.map(({ number, color, end }) => {
        const text = textOn(color);
        const ratio = getContrastRatio(text, color).toFixed(1);
        return (
          <ListItem key={number}>
            <Box
              sx={{
                width: 48,
                marginInlineEnd: 2,
                py: 0.5,
                borderRadius: 1,
                textAlign: 'center',
                fontWeight: 700,
                bgcolor: color,
                color: text,
              }}
            >
              {number}
            </Box>
            <ListItemText primary={end} secondary={`Contrast ${ratio}:1`} />
          </ListItem>
        );
      })}
    </List>
  );
}
