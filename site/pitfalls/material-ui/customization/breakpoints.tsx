import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Pitfall } from '../../pitfall';

const Search = ({ shown }: { shown?: Record<string, string> }) => (
  <Box sx={{ display: shown, width: { xs: '100%', sm: 320 } }}>
    <TextField id="search" label="Search" />
  </Box>
);

export default [
  {
    lead: 'An element exists twice.',
    Failing: () => (
      <>
        <Search shown={{ xs: 'block', sm: 'none' }} />
        <Search shown={{ xs: 'none', sm: 'block' }} />
      </>
    ),
    Fixed: () => <Search />,
    symptom: async ({ find }) => {
      await find('#search');
      return document.querySelectorAll('#search').length === 2;
    },
  },
] satisfies Pitfall[];
