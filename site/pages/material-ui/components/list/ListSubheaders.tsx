import { useId } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import BarChartIcon from '@mui/icons-material/BarChart';

export default function ListSubheaders() {
  const id = useId();

  return (
    <List
      aria-labelledby={id}
      subheader={
        <ListSubheader id={id} inset disableSticky>
          Reports
        </ListSubheader>
      }
      sx={{ width: 320, maxWidth: '100%' }}
    >
      <ListItem>
        <ListItemIcon>
          <BarChartIcon />
        </ListItemIcon>
        <ListItemText primary="Sales in March" />
      </ListItem>
    </List>
  );
}
