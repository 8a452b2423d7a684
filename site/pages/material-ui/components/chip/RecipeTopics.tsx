import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TagIcon from '@mui/icons-material/Tag';

const topics = ['sourdough', 'one pot', 'late summer'];

export default function RecipeTopics() {
  return (
    <Box component="nav" aria-label="Topics">
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
      >
        {topics.map((topic) => (
          <li key={topic}>
            <Chip
              component="a"
              clickable
              href={`#${topic.replace(' ', '-')}`}
              size="small"
              variant="outlined"
              icon={<TagIcon />}
              label={topic}
              onClick={(event) => event.preventDefault()}
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
