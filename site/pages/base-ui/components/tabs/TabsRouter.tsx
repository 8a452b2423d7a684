import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { prepareForSlot } from '@mui/base/utils';
import { useRtl } from '@mui/system/RtlProvider';
import { Link, MemoryRouter, useLocation } from 'react-router';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/tabs.css';

const RouterLink = prepareForSlot(Link);

function ProjectTabs() {
  const { pathname } = useLocation();

  return (
    <Tabs
      className="quiet-tabs"
      value={pathname}
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="Project">
        <Tab slots={{ root: RouterLink }} to="/issues" value="/issues">
          Issues
        </Tab>
        <Tab slots={{ root: RouterLink }} to="/builds" value="/builds">
          Builds
        </Tab>
      </TabsList>
      <TabPanel value={pathname} tabIndex={0}>
        The address is {pathname}.
      </TabPanel>
    </Tabs>
  );
}

export default function TabsRouter() {
  return (
    <MemoryRouter initialEntries={['/issues']}>
      <ProjectTabs />
    </MemoryRouter>
  );
}
