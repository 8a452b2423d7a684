import { useState } from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import MenuBookIcon from '@mui/icons-material/MenuBook';

const text =
  'The keeper counted the boats each evening, and each evening one was ' +
  'missing. By morning it was back, with wet ropes and a full hold. ';

export default function BottomNavigationHide() {
  const hidden = useScrollTrigger({ threshold: 40 });
  const [value, setValue] = useState(0);

  return (
    <Box sx={{ p: 2, pb: 9 }}>
      <Typography sx={{ fontSize: '1.25rem' }}>{text.repeat(8)}</Typography>
      <Slide appear={false} direction="up" in={!hidden}>
        <Paper
          elevation={3}
          sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}
        >
          <BottomNavigation
            component="nav"
            aria-label="Library"
            showLabels
            value={value}
            onChange={(_event, next: number) => setValue(next)}
          >
            <BottomNavigationAction label="Read" icon={<MenuBookIcon />} />
            <BottomNavigationAction label="Saved" icon={<BookmarkIcon />} />
          </BottomNavigation>
        </Paper>
      </Slide>
    </Box>
  );
}
