import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function IconButtonEdge() {
  return (
    <Toolbar sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <IconButton edge="start" aria-label="Menu">
        <MenuIcon />
      </IconButton>
      <Typography sx={{ flex: 1, px: 1 }}>Inbox</Typography>
      <IconButton edge="end" aria-label="More actions">
        <MoreVertIcon />
      </IconButton>
    </Toolbar>
  );
}
