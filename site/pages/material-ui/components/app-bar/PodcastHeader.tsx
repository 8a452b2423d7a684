import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import SearchIcon from '@mui/icons-material/Search';
import ShareIcon from '@mui/icons-material/Share';

export default function PodcastHeader() {
  return (
    <AppBar position="static" color="secondary">
      <Toolbar
        sx={{ flexDirection: 'column', alignItems: 'stretch', pt: 1, pb: 2 }}
      >
        <Box sx={{ display: 'flex', mb: 5 }}>
          <IconButton edge="start" color="inherit" aria-label="Back">
            <ArrowBackIcon
              sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
            />
          </IconButton>
          <IconButton
            color="inherit"
            aria-label="Search the episodes"
            sx={{ marginInlineStart: 'auto' }}
          >
            <SearchIcon />
          </IconButton>
          <IconButton edge="end" color="inherit" aria-label="Share the podcast">
            <ShareIcon />
          </IconButton>
        </Box>
        <Typography variant="h5" component="p">
          Small hours
        </Typography>
        <Typography variant="body2">
          Forty talks with people on nights
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
