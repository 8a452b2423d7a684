import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Tabs = styled(BaseTabs)({
  display: 'flex',
  gap: 16,
  inlineSize: 'min(420px, 70vw)',
});

const TabsList = styled(BaseTabsList)({
  display: 'grid',
  alignContent: 'start',
  flex: 'none',
});

const Tab = styled(BaseTab)({
  padding: '8px 12px',
  border: 0,
  borderInlineStart: '3px solid light-dark(#d0d5dd, #475467)',
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: -2,
  },
  [`&.${tabClasses.selected}`]: {
    borderInlineStartColor: 'currentColor',
    fontWeight: 600,
  },
  [`&.${tabClasses.disabled}`]: { opacity: 0.65, cursor: 'not-allowed' },
});

export default function StudioSettings() {
  return (
    <Tabs defaultValue="sound" orientation="vertical" selectionFollowsFocus>
      <TabsList aria-label="Studio">
        <Tab value="sound">Sound</Tab>
        <Tab value="light">Light</Tab>
        <Tab value="camera" disabled>
          Camera
        </Tab>
        <Tab value="keys">Keys</Tab>
      </TabsList>
      <TabPanel value="sound">
        <label>
          <input type="checkbox" defaultChecked /> Mute me when a call starts
        </label>
      </TabPanel>
      <TabPanel value="light">
        <label>
          <input type="checkbox" /> Dim the lamp after ten minutes
        </label>
      </TabPanel>
      <TabPanel value="camera">No camera is connected.</TabPanel>
      <TabPanel value="keys">
        <label>
          <input type="checkbox" /> Hold the space bar to talk
        </label>
      </TabPanel>
    </Tabs>
  );
}
