import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import AccessTimeIcon from '@mui/icons-material/AccessTime';

const tides = [
  { name: 'High', at: '05:52', metres: '4.1 m', next: false },
  { name: 'Low', at: '12:10', metres: '0.7 m', next: true },
  { name: 'High', at: '18:21', metres: '4.3 m', next: false },
];

function ClockTime({ children, ...props }: TypographyProps) {
  return (
    <Typography {...props} component="span" sx={{ display: 'flex', gap: 0.5 }}>
      <AccessTimeIcon fontSize="small" />
      <time>{children}</time>
    </Typography>
  );
}

export default function TideTimes() {
  return (
    <List aria-label="Tides today" sx={{ width: 300, maxWidth: '100%' }}>
      {tides.map(({ name, at, metres, next }) => (
        <ListItem key={at}>
          <ListItemText
            primary={name}
            secondary={at}
            slots={{ secondary: ClockTime }}
          />
          <ListItemText
            disableTypography
            primary={<strong>{metres}</strong>}
            secondary={next && <Chip size="small" label="Next" />}
            sx={{ display: 'flex', flex: '0 0 116px', gap: 2 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
