import { createContext, useContext, useState } from 'react';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import InboxIcon from '@mui/icons-material/Inbox';
import PendingIcon from '@mui/icons-material/PendingActions';
import SupportIcon from '@mui/icons-material/SupportAgent';
import TuneIcon from '@mui/icons-material/Tune';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { Account } from '@toolpad/core/Account';
import { AppProvider } from '@toolpad/core/AppProvider';
import type { Navigation, Session } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';
import { TicketTable } from './TicketTable';
import { tickets } from './tickets';
import type { Ticket } from './tickets';

const branding = {
  title: 'Support',
  logo: <SupportIcon color="primary" sx={{ fontSize: 32 }} />,
  homeUrl: '/tickets/new',
};

const navigation: Navigation = [
  { kind: 'header', title: 'Work' },
  {
    segment: 'tickets',
    title: 'Tickets',
    icon: <InboxIcon />,
    children: [
      {
        segment: 'new',
        title: 'New',
        icon: <InboxIcon />,
        action: <Chip label="2" size="small" />,
      },
      { segment: 'open', title: 'Open', icon: <PendingIcon /> },
      { segment: 'solved', title: 'Solved', icon: <CheckIcon /> },
    ],
  },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <TuneIcon /> },
];

const states: Record<string, Ticket['state']> = {
  '/tickets/new': 'New',
  '/tickets/open': 'Open',
  '/tickets/solved': 'Solved',
};

const agent: Session = {
  user: { name: 'Ines Duarte', email: 'ines@support.example' },
};

type Search = [query: string, setQuery: (query: string) => void];

const SearchContext = createContext<Search>(['', () => undefined]);

function Toolbar() {
  const [query, setQuery] = useContext(SearchContext);

  return (
    <>
      <TextField
        label="Filter tickets"
        type="search"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ display: { xs: 'none', sm: 'flex' }, width: 200 }}
      />
      <ThemeSwitcher />
      <Account />
    </>
  );
}

const slots = { toolbarActions: Toolbar };

export default function SupportDesk() {
  const [query, setQuery] = useState('');
  const [session, setSession] = useState<Session | null>(agent);
  const router = useMemoryRouter('/tickets/new');
  const state = states[router.pathname];

  return (
    <SearchContext.Provider value={[query, setQuery]}>
      <AppProvider
        theme={theme}
        branding={branding}
        navigation={navigation}
        router={router}
        session={session}
        authentication={{
          signIn: () => setSession(agent),
          signOut: () => setSession(null),
        }}
      >
        <DashboardLayout sidebarExpandedWidth={240} slots={slots}>
          <PageContainer maxWidth={false}>
            {state ? (
              <TicketTable
                label={`${state} tickets`}
                rows={tickets.filter(
                  (ticket) =>
                    ticket.state === state &&
                    ticket.subject.toLowerCase().includes(query.toLowerCase()),
                )}
              />
            ) : (
              'Nothing to set up yet.'
            )}
          </PageContainer>
        </DashboardLayout>
      </AppProvider>
    </SearchContext.Provider>
  );
}
