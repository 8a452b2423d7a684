import AssessmentIcon from '@mui/icons-material/Assessment';
import InventoryIcon from '@mui/icons-material/Inventory2';
import TuneIcon from '@mui/icons-material/Tune';
import type { Navigation } from '@toolpad/core/AppProvider';
import { App } from './App';

const navigation: Navigation = [
  { kind: 'header', title: 'Warehouse' },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'reports', title: 'Reports', icon: <AssessmentIcon /> },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <TuneIcon /> },
];

export default function NavigationHeadings() {
  return <App title="Warehouse" start="/stock" navigation={navigation} />;
}
