import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Tabs = styled(BaseTabs)({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 12,
  inlineSize: 'min(100%, 420px)',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
});

const TabsList = styled(BaseTabsList)({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  borderInlineEnd: `1px solid ${quiet.hairline}`,
});

const Tab = styled(BaseTab)({
  marginInlineEnd: -1,
  padding: '10px 12px',
  border: 0,
  borderInlineEnd: '2px solid transparent',
  font: `500 15px/20px ${quiet.font}`,
  textAlign: 'start',
  color: quiet.muted,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: quiet.ink },
  [`&.${tabClasses.selected}`]: {
    borderColor: 'currentColor',
    color: quiet.accent,
  },
  '&:focus-visible': {
    borderRadius: 6,
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -2,
  },
});

const TabPanel = styled(BaseTabPanel)({ padding: '16px 12px' });

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue="profile">
      <TabsList aria-label="Settings">
        <Tab value="profile">Profile</Tab>
        <Tab value="security">Security</Tab>
        <Tab value="billing">Billing</Tab>
      </TabsList>
      <TabPanel value="profile" tabIndex={0}>
        Your name and photo are visible to your team.
      </TabPanel>
      <TabPanel value="security" tabIndex={0}>
        Two devices are signed in.
      </TabPanel>
      <TabPanel value="billing" tabIndex={0}>
        Your plan renews on June 1 for 12.00.
      </TabPanel>
    </Tabs>
  );
}
