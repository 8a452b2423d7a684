import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { Link, MemoryRouter, useLocation } from 'react-router';

function ProjectTabs() {
  const { pathname } = useLocation();

  return (
    <Tabs value={pathname}>
      <TabList aria-label="Project">
        <Tab component={Link} value="/tasks" to="/tasks">
          Tasks
        </Tab>
        <Tab component={Link} value="/files" to="/files">
          Files
        </Tab>
      </TabList>
      <Typography sx={{ p: 2 }}>The address is {pathname}</Typography>
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/tasks']}>
      <ProjectTabs />
    </MemoryRouter>
  );
}
