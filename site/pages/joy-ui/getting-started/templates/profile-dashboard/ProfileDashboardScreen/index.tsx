import { useState } from 'react';
import Box from '@mui/joy/Box';
import Snackbar from '@mui/joy/Snackbar';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import { savedProfile } from './account';
import { AccountHeader } from './AccountHeader';
import { Notifications } from './Notifications';
import { PasswordForm } from './PasswordForm';
import { Plan } from './Plan';
import { ProfileForm } from './ProfileForm';

const tabs = ['Profile', 'Notifications', 'Plan', 'Security'] as const;

export default function ProfileDashboardScreen() {
  const [profile, setProfile] = useState(savedProfile);
  const [message, setMessage] = useState('');
  const [open, setOpen] = useState(false);

  const tell = (text: string) => {
    setMessage(text);
    setOpen(true);
  };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.surface' }}>
      <AccountHeader name={profile.name} />
      <Box
        component="main"
        sx={{ maxWidth: 960, mx: 'auto', p: { xs: 2, sm: 3 } }}
      >
        <Typography level="h2" component="h1">
          Settings
        </Typography>
        <Typography level="body-sm" sx={{ mb: 2 }}>
          {profile.name}, {profile.role.toLowerCase()}
        </Typography>
        <Tabs defaultValue="Profile" sx={{ bgcolor: 'transparent' }}>
          <TabList
            aria-label="Settings"
            sx={{
              overflowX: 'auto',
              scrollbarWidth: 'none',
              '&::-webkit-scrollbar': { display: 'none' },
            }}
          >
            {tabs.map((name) => (
              <Tab
                key={name}
                value={name}
                sx={{ flex: 'none', px: { xs: 1.25, sm: 2 } }}
              >
                {name}
              </Tab>
            ))}
          </TabList>
          {/* What is typed stays while another tab is open. */}
          <TabPanel keepMounted value="Profile" sx={{ px: 0 }}>
            <ProfileForm
              saved={profile}
              onSaved={(next) => {
                setProfile(next);
                tell('Profile saved');
              }}
            />
          </TabPanel>
          <TabPanel keepMounted value="Notifications" sx={{ px: 0 }}>
            <Notifications onSaved={() => tell('Notifications saved')} />
          </TabPanel>
          <TabPanel keepMounted value="Plan" sx={{ px: 0 }}>
            <Plan onSaved={() => tell('Plan changed')} />
          </TabPanel>
          <TabPanel keepMounted value="Security" sx={{ px: 0 }}>
            <PasswordForm onSaved={() => tell('Password changed')} />
          </TabPanel>
        </Tabs>
        {/* A snackbar is not announced by itself. */}
        <div role="status">
          <Snackbar
            open={open}
            variant="solid"
            color="success"
            autoHideDuration={4000}
            startDecorator={<CheckCircleOutlineIcon />}
            onClose={() => setOpen(false)}
          >
            {message}
          </Snackbar>
        </div>
      </Box>
    </Box>
  );
}
