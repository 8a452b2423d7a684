import { useId } from 'react';
import {
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useMatch,
  useNavigate,
} from 'react-router';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const tabs = ['details', 'shipping', 'invoice'] as const;

function OrderTabs() {
  const id = useId();
  const navigate = useNavigate();
  const segment = useMatch('/order/:tab/*')?.params.tab;
  const current = tabs.find((tab) => tab === segment) ?? false;

  return (
    <div>
      <Tabs
        aria-label="Order"
        value={current}
        onChange={(_event, tab: (typeof tabs)[number]) => {
          void navigate(`/order/${tab}`);
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={tab}
            id={`${id}-tab-${tab}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      {current && (
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current}`}
          tabIndex={0}
          sx={{ p: 3 }}
        >
          <Outlet />
        </Box>
      )}
    </div>
  );
}

export default function TabsRouterPanels() {
  return (
    <MemoryRouter initialEntries={['/order/shipping']}>
      <Routes>
        <Route path="/order" element={<OrderTabs />}>
          <Route index element={<Navigate to="details" replace />} />
          <Route path="details" element="Two chairs and a table" />
          <Route path="shipping" element="Arrives on Friday" />
          <Route path="invoice" element="Paid by card" />
        </Route>
      </Routes>
    </MemoryRouter>
  );
}
