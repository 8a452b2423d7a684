import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import Chip from '@mui/material/Chip';
import type { Navigation } from '@toolpad/core/AppProvider';
import { App } from './App';

const navigation: Navigation = [
  {
    segment: 'tickets',
    title: 'Tickets',
    icon: <InboxIcon />,
    action: <Chip label="7 new" color="primary" size="small" />,
  },
  { segment: 'archive', title: 'Archive', icon: <ArchiveIcon /> },
];

export default function NavigationActions() {
  return <App title="Help desk" start="/tickets" navigation={navigation} />;
}
