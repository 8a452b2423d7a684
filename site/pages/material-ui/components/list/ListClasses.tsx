import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export default function ListClasses() {
  return (
    <List
      aria-label="Team"
      sx={{
        width: 320,
        maxWidth: '100%',
        '& .title': { textTransform: 'uppercase' },
        '& .row': { px: 1 },
        '& .link': { borderRadius: 2 },
        '& .end': { minWidth: 0 },
      }}
    >
      <ListSubheader classes={{ root: 'title' }}>Team</ListSubheader>
      <ListItem disablePadding classes={{ root: 'row' }}>
        <ListItemButton href="#customization" classes={{ root: 'link' }}>
          <ListItemAvatar classes={{ root: 'start' }} sx={{ minWidth: 52 }}>
            <Avatar sx={{ bgcolor: 'primary.main' }}>NH</Avatar>
          </ListItemAvatar>
          <ListItemText primary="Noor Haddad" />
          <ListItemIcon classes={{ root: 'end' }}>
            <ChevronRightIcon
              sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
            />
          </ListItemIcon>
        </ListItemButton>
      </ListItem>
    </List>
  );
}
