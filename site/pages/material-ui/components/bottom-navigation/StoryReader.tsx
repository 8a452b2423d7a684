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
import SearchIcon from '@mui/icons-material/Search';

const story = [
  'The lighthouse keeper counted the boats each evening, and each evening one was missing.',
  'It was never the same boat. By morning it lay at its buoy, with wet ropes and a full hold.',
  'Nobody in the village spoke about it. The fish were good that year.',
  'On the last night of October he rowed out himself, without a lamp.',
  'What he saw there he wrote down, in a hand that nobody could read.',
];

export default function StoryReader() {
  const hidden = useScrollTrigger({ threshold: 40 });
  const [page, setPage] = useState('Read');
  const current = (name: string) => (name === page ? 'page' : undefined);

  return (
    <>
      <Box sx={{ p: 2, pb: 10 }}>
        {story.map((text) => (
          <Typography
            key={text}
            sx={{ mb: 4, fontSize: '1.25rem', lineHeight: 1.6 }}
          >
            {text}
          </Typography>
        ))}
      </Box>
      <Slide appear={false} direction="up" in={!hidden}>
        <Paper
          elevation={3}
          sx={{ position: 'fixed', insetInline: 0, bottom: 0 }}
        >
          <BottomNavigation
            component="nav"
            aria-label="Library"
            value={page}
            onChange={(_event, next: string) => setPage(next)}
          >
            <BottomNavigationAction
              value="Read"
              label="Read"
              icon={<MenuBookIcon />}
              aria-current={current('Read')}
              onClick={() => window.scrollTo({ top: 0 })}
            />
            <BottomNavigationAction
              value="Find"
              label="Find"
              icon={<SearchIcon />}
              aria-current={current('Find')}
            />
            <BottomNavigationAction
              value="Saved"
              label="Saved"
              icon={<BookmarkIcon />}
              aria-current={current('Saved')}
            />
          </BottomNavigation>
        </Paper>
      </Slide>
    </>
  );
}
