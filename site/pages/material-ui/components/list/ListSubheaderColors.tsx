import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';

export default function ListSubheaderColors() {
  return (
    <List aria-label="Subheaders" sx={{ width: 320, maxWidth: '100%' }}>
      <ListSubheader color="default">default</ListSubheader>
      <ListSubheader color="primary">primary</ListSubheader>
      <ListSubheader color="inherit">inherit</ListSubheader>
      <ListSubheader disableGutters>disableGutters</ListSubheader>
    </List>
  );
}
