import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';

function Time({ children, ...props }: TypographyProps) {
  return (
    <Typography {...props} component="span">
      <time>{children}</time>
    </Typography>
  );
}

export default function ListTextSlots() {
  return (
    <List aria-label="High tides" sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem>
        <ListItemText
          primary="Morning"
          secondary="05:52"
          slots={{ secondary: Time }}
        />
      </ListItem>
      <ListItem>
        <ListItemText
          disableTypography
          primary={<strong>Evening</strong>}
          secondary={<Chip size="small" label="18:21" />}
          sx={{ display: 'flex', gap: 1 }}
        />
      </ListItem>
    </List>
  );
}
