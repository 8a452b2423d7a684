import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';

export const navigationWidth = 248;

/** Replace them with the routes of your application. */
const places = [
  { text: 'Overview', href: '#overview', Icon: SpaceDashboardOutlinedIcon },
  { text: 'Orders', href: '#orders', Icon: ReceiptLongOutlinedIcon },
  { text: 'Stock', href: '#stock', Icon: Inventory2OutlinedIcon },
  { text: 'Customers', href: '#customers', Icon: GroupsOutlinedIcon },
  { text: 'Settings', href: '#settings', Icon: SettingsOutlinedIcon },
];

export interface NavigationProps {
  /** Whether it is open where there is no space for it beside the content. */
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Navigation({ open, onClose }: NavigationProps) {
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Menu',
            sx: { width: navigationWidth },
          },
        }}
        sx={{ display: { lg: 'none' } }}
      >
        <Content onChosen={onClose} />
      </Drawer>
      <Drawer
        variant="permanent"
        slotProps={{ paper: { sx: { width: navigationWidth } } }}
        sx={{
          display: { xs: 'none', lg: 'block' },
          width: navigationWidth,
          flexShrink: 0,
        }}
      >
        <Content />
      </Drawer>
    </>
  );
}

function Content({ onChosen }: { readonly onChosen?: () => void }) {
  return (
    <>
      <Toolbar sx={{ gap: 1.25 }}>
        <LocalCafeIcon color="primary" />
        <Typography sx={{ fontWeight: 700 }}>Larkfield</Typography>
      </Toolbar>
      <Box component="nav" aria-label="Main" sx={{ flex: 1 }}>
        <List sx={{ px: 1 }}>
          {places.map(({ text, href, Icon }, index) => (
            <ListItem key={text} disablePadding sx={{ mb: 0.5 }}>
              <ListItemButton
                href={href}
                selected={index === 0}
                aria-current={index === 0 ? 'page' : undefined}
                onClick={onChosen}
                sx={{ borderRadius: 2 }}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>
                  <Icon color={index === 0 ? 'primary' : 'inherit'} />
                </ListItemIcon>
                <ListItemText primary={text} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Avatar sx={{ width: 36, height: 36, bgcolor: 'primary.main' }}>
          AO
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap>
            Amara Osei
          </Typography>
          <Typography variant="caption" color="text.secondary" noWrap>
            Roastery
          </Typography>
        </Box>
      </Box>
    </>
  );
}
