import HomeIcon from '@mui/icons-material/Home';
import ScheduleIcon from '@mui/icons-material/Schedule';
import type { Navigation } from '@toolpad/core/AppProvider';
import { App } from './App';

const navigation: Navigation = [
  { title: 'Home', icon: <HomeIcon /> },
  { segment: 'shifts', title: 'Shifts', icon: <ScheduleIcon /> },
  { segment: 'staff', title: 'Staff' },
];

export default function NavigationLinks() {
  return <App title="Clinic" start="/" navigation={navigation} />;
}
