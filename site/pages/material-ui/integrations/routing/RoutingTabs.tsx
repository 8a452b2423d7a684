import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  Link,
  MemoryRouter,
  Outlet,
  Route,
  Routes,
  useMatch,
} from 'react-router';

const tabs = ['overview', 'invoices', 'members'];

function Project() {
  const current = useMatch('/project/:tab/*')?.params.tab;

  return (
    <>
      <Tabs
        component="nav"
        value={tabs.find((tab) => tab === current) ?? false}
        slotProps={{
          root: { 'aria-label': 'Project' },
          list: { role: undefined },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            component={Link}
            to={`/project/${tab}`}
            value={tab}
            label={tab}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={tab === current ? 'page' : undefined}
          />
        ))}
      </Tabs>
      <Typography component="div" sx={{ p: 2, minHeight: 72 }}>
        <Outlet />
      </Typography>
    </>
  );
}

export default function RoutingTabs() {
  return (
    <MemoryRouter initialEntries={['/project/invoices']}>
      <Routes>
        <Route path="/project" element={<Project />}>
          <Route path="overview" element="3 of 5 milestones are done" />
          <Route
            path="invoices"
            element={
              <Button component={Link} to="/project/invoices/2041">
                Invoice 2041
              </Button>
            }
          />
          <Route path="invoices/:id" element="Invoice 2041, paid" />
          <Route path="members" element="Four people can edit" />
        </Route>
      </Routes>
    </MemoryRouter>
  );
}
