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

export default function MediaQueryDevice() {
  return (
    <List aria-label="This device" dense>
      <Fact query="(pointer: coarse)" label="Touch is the main input" />
      <Fact query="(hover: hover)" label="The pointer can hover" />
      <Fact query="(orientation: landscape)" label="Landscape" />
      <Fact query="(prefers-color-scheme: dark)" label="Dark mode is set" />
      <Fact
        query="(prefers-reduced-motion: reduce)"
        label="Reduced motion is set"
      />
    </List>
  );
}
