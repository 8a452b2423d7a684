import CalendarIcon from '@mui/icons-material/CalendarMonth';
import GroupsIcon from '@mui/icons-material/Groups';
import TuneIcon from '@mui/icons-material/Tune';
import type { Navigation } from '@toolpad/core/AppProvider';

export const navigation: Navigation = [
  { segment: 'bookings', title: 'Bookings', icon: <CalendarIcon /> },
  { segment: 'members', title: 'Members', icon: <GroupsIcon /> },
  { segment: 'settings', title: 'Settings', icon: <TuneIcon /> },
];

export const branding = { title: 'Tennis club', homeUrl: '/bookings' };

export const pages: Record<string, string> = {
  '/bookings': 'Court 3 is free from 18:00 on.',
  '/members': '142 members, 24 of them juniors.',
  '/settings': 'A booking is 60 minutes long.',
};
