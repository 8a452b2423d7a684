import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';

function Fact({ query, label }: { query: string; label: string }) {
  const matches = useMediaQuery(query);

  return (
    <ListItem>
      <ListItemIcon>
        {matches ? (
          <CheckIcon color="success" titleAccess="Yes" />
        ) : (
          <RemoveIcon titleAccess="No" />
        )}
      </ListItemIcon>
      <ListItemText primary={label} secondary={query} />
    </ListItem>
  );
}

export default function DeviceFacts() {
  return (
    <List aria-label="Your device" dense>
      <Fact query="(pointer: coarse)" label="You point with a finger" />
      <Fact query="(hover: hover)" label="You can hover" />
      <Fact
        query="(prefers-reduced-motion: reduce)"
        label="You asked for less motion"
      />
      <Fact
        query="(orientation: landscape)"
        label="The window is wider than high"
      />
    </List>
  );
}
