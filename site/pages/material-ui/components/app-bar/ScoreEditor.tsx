import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import ZoomInIcon from '@mui/icons-material/ZoomIn';

const tools = [
  { name: 'Undo', icon: <UndoIcon fontSize="small" /> },
  { name: 'Redo', icon: <RedoIcon fontSize="small" /> },
  { name: 'Zoom in', icon: <ZoomInIcon fontSize="small" /> },
  { name: 'Play', icon: <PlayArrowIcon fontSize="small" /> },
];

export default function ScoreEditor() {
  return (
    <AppBar
      position="static"
      color="default"
      variant="outlined"
      sx={{ '& .tools': { px: 1 } }}
    >
      <Toolbar>
        <Typography component="p" variant="h6" noWrap sx={{ flexGrow: 1 }}>
          Waltz in G
        </Typography>
        <Button color="inherit">Share</Button>
      </Toolbar>
      <Divider />
      <Toolbar
        variant="dense"
        disableGutters
        role="group"
        aria-label="Editing"
        className="tools"
      >
        {tools.map(({ name, icon }) => (
          <IconButton key={name} color="inherit" aria-label={name}>
            {icon}
          </IconButton>
        ))}
      </Toolbar>
    </AppBar>
  );
}
