import { useState } from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs, { type TabsProps } from '@mui/joy/Tabs';
import type { Pitfall } from '../../pitfall';
import { styleOf, textOf, valueOf } from '../../symptoms';

function Tracked({ inSlot }: { inSlot: boolean }) {
  const [count, setCount] = useState(0);
  const track = () => setCount(count + 1);
  return (
    <Tabs>
      <TabList>
        <Tab
          onClick={inSlot ? undefined : track}
          slotProps={inSlot ? { root: { onClick: track } } : {}}
        >
          Mail
        </Tab>
      </TabList>
      <output>{count}</output>
    </Tabs>
  );
}

const Sections = ({ panel, ...props }: TabsProps & { panel?: string | number }) => (
  <Tabs {...props}>
    <TabList>
      <Tab>Mail</Tab>
      <Tab disabled>Drafts</Tab>
      <Tab>Files</Tab>
    </TabList>
    {panel !== undefined && <TabPanel value={panel}>Inbox</TabPanel>}
  </Tabs>
);

const FormInTab = ({ keepMounted }: { keepMounted?: boolean }) => (
  <Tabs defaultValue="form">
    <TabList>
      <Tab value="form">Form</Tab>
      <Tab value="files">Files</Tab>
    </TabList>
    <TabPanel value="form" keepMounted={keepMounted}>
      <input />
    </TabPanel>
  </Tabs>
);

export default [
  {
    lead: '`onClick` of a `Tab` is not called.',
    Failing: () => <Tracked inSlot={false} />,
    Fixed: () => <Tracked inSlot />,
    symptom: async (stage) => {
      await stage.click('[role=tab]');
      return (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: 'No panel shows.',
    Failing: () => <Sections panel="0" />,
    Fixed: () => <Sections panel={0} />,
    symptom: async ({ find }) => {
      await find('[role=tab][aria-selected=true]');
      return document.querySelector('[role=tabpanel]:not([hidden])') === null;
    },
  },
  {
    lead: 'The tabs have a background on a gray page.',
    Failing: () => <Sections />,
    Fixed: () => <Sections sx={{ bgcolor: 'transparent' }} />,
    symptom: async (stage) =>
      (await styleOf(stage, '.MuiTabs-root')).backgroundColor !== 'rgba(0, 0, 0, 0)',
  },
  {
    lead: '"No TabsContext provided".',
    Failing: () => <TabPanel>Inbox</TabPanel>,
    Fixed: () => (
      <Tabs>
        <TabPanel>Inbox</TabPanel>
      </Tabs>
    ),
    symptom: async ({ messages }) =>
      document.querySelector('[role=tabpanel]') === null &&
      (await messages()).includes('No TabsContext provided'),
  },
  {
    lead: 'A disabled tab is skipped by the arrow keys.',
    Failing: () => <Sections selectionFollowsFocus />,
    Fixed: () => <Sections />,
    symptom: async ({ click, press }) => {
      await click('[role=tab]');
      await press('ArrowRight');
      return document.activeElement?.textContent === 'Files';
    },
  },
  {
    lead: 'A form in a panel loses its values.',
    Failing: () => <FormInTab />,
    Fixed: () => <FormInTab keepMounted />,
    symptom: async (stage) => {
      await stage.click('input');
      await stage.type('Mira');
      await stage.click('[role=tab]:last-child');
      await stage.click('[role=tab]:first-child');
      return (await valueOf(stage)) !== 'Mira';
    },
  },
] satisfies Pitfall[];
