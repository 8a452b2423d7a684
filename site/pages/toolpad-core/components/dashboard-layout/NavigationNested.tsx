import BuildIcon from '@mui/icons-material/Build';
import type { Navigation } from '@toolpad/core/AppProvider';
import { App } from './App';

const navigation: Navigation = [
  {
    segment: 'repairs',
    title: 'Repairs',
    icon: <BuildIcon />,
    children: [
      { segment: 'planned', title: 'Planned' },
      { segment: 'done', title: 'Done' },
    ],
  },
];

export default function NavigationNested() {
  return <App title="Depot" start="/repairs/planned" navigation={navigation} />;
}
