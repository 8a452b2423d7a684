import EventNoteIcon from '@mui/icons-material/EventNote';
import GroupsIcon from '@mui/icons-material/Groups';
import PhoneIcon from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  DashboardSidebarPageItem,
} from '@toolpad/core/DashboardLayout';
import type { SidebarFooterProps } from '@toolpad/core/DashboardLayout';

const navigation: Navigation = [
  { segment: 'rota', title: 'Rota', icon: <EventNoteIcon /> },
  { segment: 'staff', title: 'Staff', icon: <GroupsIcon /> },
];

function OnCall({ mini }: SidebarFooterProps) {
  const name = 'Call Dr Okafor';
  return mini ? (
    <IconButton aria-label={name} sx={{ m: 2, alignSelf: 'center' }}>
      <PhoneIcon />
    </IconButton>
  ) : (
    <Button startIcon={<PhoneIcon />} variant="outlined" sx={{ m: 2 }}>
      {name}
    </Button>
  );
}

export default function ClinicRota() {
  return (
    <DashboardLayout
      defaultSidebarCollapsed
      sidebarExpandedWidth={240}
      navigation={navigation}
      renderPageItem={(item) => (
        <DashboardSidebarPageItem
          item={item}
          href="#ClinicRota"
          selected={item.segment === 'rota'}
        />
      )}
      slots={{ sidebarFooter: OnCall }}
      slotProps={{
        appTitle: {
          branding: {
            title: 'Clinic',
            logo: <GroupsIcon color="primary" sx={{ fontSize: 32 }} />,
            homeUrl: '#ClinicRota',
          },
        },
      }}
    >
      <Typography sx={{ p: 3 }}>Night shift: Ada, Tomás and Yuki.</Typography>
    </DashboardLayout>
  );
}
