import { forwardRef, useState, type ReactNode } from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import type { Pitfall } from '../../pitfall';

function Sections({ children, first = 'mail' }: { children: ReactNode; first?: unknown }) {
  const [value, setValue] = useState(first);
  return (
    <Tabs value={value} onChange={(_, next: unknown) => setValue(next)}>
      {children}
    </Tabs>
  );
}

const Dropping = ({ label, value }: TabProps) => <Tab label={label} value={value as string} />;
const Passing = forwardRef<HTMLDivElement, TabProps>(function Passing(props, ref) {
  return <Tab ref={ref} {...props} />;
});

const Panels = ({ value }: { value: string }) => (
  <TabContext value={value}>
    <TabList>
      <Tab label="Mail" value={value} />
    </TabList>
    <TabPanel value={value}>Inbox</TabPanel>
  </TabContext>
);

const nothingSelected = () => document.querySelector('[role=tab][aria-selected=true]') === null;

export default [
  {
    lead: '"MUI: The `value` provided to the Tabs component is invalid."',
    Failing: () => (
      <Sections first={1}>
        <Tab label="Mail" value="1" />
      </Sections>
    ),
    Fixed: () => (
      <Sections first="1">
        <Tab label="Mail" value="1" />
      </Sections>
    ),
    symptom: async ({ messages }) =>
      nothingSelected() &&
      (await messages()).includes('MUI: The `value` provided to the Tabs component is invalid.'),
  },
  {
    lead: 'A tooltip around a tab.',
    Failing: () => (
      <Sections>
        <Tooltip title="3 new">
          <Tab label="Mail" value="mail" />
        </Tooltip>
      </Sections>
    ),
    Fixed: () => (
      <Sections>
        <Tab
          value="mail"
          label={
            <Tooltip title="3 new" describeChild>
              <span>Mail</span>
            </Tooltip>
          }
        />
      </Sections>
    ),
    symptom: async ({ click, find }) => {
      await click('[role=tab]');
      return nothingSelected() && (await find('[role=tab]')).ariaLabel === '3 new';
    },
  },
  {
    lead: 'A fragment around tabs.',
    Failing: () => (
      <Sections>
        <>
          <Tab label="Mail" value="mail" />
          <Tab label="Files" value="files" />
        </>
      </Sections>
    ),
    Fixed: () => (
      <Sections>
        {['mail', 'files'].map((name) => (
          <Tab key={name} label={name} value={name} />
        ))}
      </Sections>
    ),
    symptom: async ({ messages }) =>
      nothingSelected() &&
      (await messages()).includes("MUI: The Tabs component doesn't accept a Fragment as a child."),
  },
  {
    lead: 'Your own tab component.',
    Failing: () => (
      <Sections>
        <Dropping label="Mail" value="mail" />
      </Sections>
    ),
    Fixed: () => (
      <Sections>
        <Passing label="Mail" value="mail" />
      </Sections>
    ),
    symptom: nothingSelected,
  },
  {
    lead: 'Values with spaces.',
    Failing: () => <Panels value="my mail" />,
    Fixed: () => <Panels value="mail" />,
    symptom: async ({ find }) => {
      const [id = '', ...rest] = (
        (await find('[role=tab]')).getAttribute('aria-controls') ?? ''
      ).split(' ');
      return rest.length > 0 && document.getElementById(id) === null;
    },
  },
] satisfies Pitfall[];
