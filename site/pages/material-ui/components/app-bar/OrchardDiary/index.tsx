import AppBar from '@mui/material/AppBar';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { entries } from './entries';

export default function OrchardDiary() {
  const far = useScrollTrigger({ disableHysteresis: true });
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  const toTop = () =>
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });

  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Orchard diary
          </Typography>
        </Toolbar>
      </AppBar>
      <List aria-label="Entries">
        {entries.map(({ day, text }) => (
          <ListItem key={day} divider>
            <ListItemText primary={text} secondary={day} />
          </ListItem>
        ))}
      </List>
      <Zoom in={far}>
        <Fab
          size="small"
          aria-label="Back to the top"
          onClick={toTop}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </>
  );
}
