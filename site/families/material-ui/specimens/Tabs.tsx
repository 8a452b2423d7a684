import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsSpecimen() {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', '& .Mui-selected': { boxShadow: 'inset 0 -2px currentColor' } }}>
        <Tabs value="all">
          <Tab value="all" label="All" />
          <Tab value="open" label="Open" />
          <Tab value="done" label="Done" />
        </Tabs>
      </Box>
    </Box>
  );
}
