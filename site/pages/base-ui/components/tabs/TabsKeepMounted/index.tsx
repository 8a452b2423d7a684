import type { ReactNode } from 'react';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/tabs.css';
import './kept.css';

interface KeptPanelProps {
  value: string;
  children: ReactNode;
}

function KeptPanel({ value, children }: KeptPanelProps) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <section {...getRootProps()} role="tabpanel">
      {children}
    </section>
  );
}

export default function TabsKeepMounted() {
  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="message"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList aria-label="New ticket">
        <Tab value="message">Message</Tab>
        <Tab value="contact">Contact</Tab>
      </TabsList>
      <KeptPanel value="message">
        <label className="quiet-field kept">
          What happened?
          <textarea className="kept-input" rows={2} />
        </label>
      </KeptPanel>
      <KeptPanel value="contact">
        <label className="quiet-field kept">
          Email
          <input className="kept-input" type="email" />
        </label>
      </KeptPanel>
    </Tabs>
  );
}
