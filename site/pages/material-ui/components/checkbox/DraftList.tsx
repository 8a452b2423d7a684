import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const drafts = [
  { title: 'The ferry strike', words: 840 },
  { title: 'Three walks in June', words: 1320 },
  { title: 'Interview: the bell founder', words: 2110 },
];

export default function DraftList() {
  const id = useId();

  return (
    <Stack
      role="group"
      aria-label="Drafts to print"
      sx={{ maxWidth: 360, mx: 'auto' }}
    >
      {drafts.map(({ title, words }, index) => (
        <Box key={title} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Checkbox
            id={`${id}-${index}`}
            disableFocusRipple
            sx={{ '&.Mui-focusVisible': { outline: '2px solid' } }}
            slotProps={{
              input: { 'aria-describedby': `${id}-words-${index}` },
            }}
          />
          <Typography
            component="label"
            htmlFor={`${id}-${index}`}
            noWrap
            sx={{ flex: 1 }}
          >
            {title}
          </Typography>
          <Typography
            id={`${id}-words-${index}`}
            variant="body2"
            color="text.secondary"
          >
            {words} words
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
