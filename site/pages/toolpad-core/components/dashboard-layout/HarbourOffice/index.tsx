import { useState } from 'react';
import AnchorIcon from '@mui/icons-material/Anchor';
import BuildIcon from '@mui/icons-material/Build';
import SailingIcon from '@mui/icons-material/Sailing';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  DashboardSidebarPageItem,
} from '@toolpad/core/DashboardLayout';
import { PageLink, PlaceContext } from './PageLink';

const navigation: Navigation = [
  { kind: 'header', title: 'Today' },
  { segment: 'berths', title: 'Berths', icon: <AnchorIcon /> },
  {
    segment: 'arrivals',
    title: 'Arrivals',
    icon: <SailingIcon />,
    action: <Chip label="3" size="small" />,
  },
  { kind: 'divider' },
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
];

const rows: Record<string, [string, string][]> = {
  '#berths': [
    ['Pontoon A', '18 of 20 berths taken'],
    ['Pontoon B', '23 of 24 berths taken'],
    ['Pontoon C', 'closed until noon'],
  ],
  '#arrivals': [
    ['Meltemi', 'from Naxos, expected at 10:40'],
    ['Petrel', 'from Syros, expected at 13:15'],
    ['Old Friend', 'from Paros, no time given'],
  ],
  '#repairs': [['Crane', 'free again from Thursday']],
};

export default function HarbourOffice() {
  const [current, open] = useState('#berths');

  return (
    <PlaceContext value={{ current, open }}>
      <DashboardLayout
        branding={{
          title: 'Harbour office',
          logo: <AnchorIcon color="primary" sx={{ fontSize: 40 }} />,
          homeUrl: '#HarbourOffice',
        }}
        navigation={navigation}
        renderPageItem={(item) => (
          <DashboardSidebarPageItem
            item={item}
            href={`#${item.segment}`}
            selected={current === `#${item.segment}`}
            LinkComponent={PageLink}
          />
        )}
        sidebarExpandedWidth={220}
      >
        <List aria-live="polite">
          {rows[current]?.map(([name, state]) => (
            <ListItem key={name}>
              <ListItemText primary={name} secondary={state} />
            </ListItem>
          ))}
        </List>
      </DashboardLayout>
    </PlaceContext>
  );
}
