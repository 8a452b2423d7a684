import type { ReactNode } from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

interface PartProps {
  value: string;
  children: ReactNode;
}

function MyTab({ value, children }: PartProps) {
  const { getRootProps, selected } = useTab({ value });

  return (
    <button
      {...getRootProps()}
      className={selected ? 'quiet-button' : 'quiet-button quiet-outlined'}
    >
      {children}
    </button>
  );
}

function MyTabsList({ children }: { children: ReactNode }) {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });

  return (
    <TabsListProvider value={contextValue}>
      <div {...getRootProps()} className="quiet-actions" aria-label="Currency">
        {children}
      </div>
    </TabsListProvider>
  );
}

function MyPanel({ value, children }: PartProps) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <section {...getRootProps()} className="quiet-hint" role="tabpanel">
      {!hidden && children}
    </section>
  );
}

export default function UseTabsBasic() {
  const { contextValue } = useTabs({
    defaultValue: 'eur',
    direction: useRtl() ? 'rtl' : 'ltr',
  });

  return (
    <TabsProvider value={contextValue}>
      <div className="quiet-panel">
        <MyTabsList>
          <MyTab value="eur">Euro</MyTab>
          <MyTab value="usd">US dollar</MyTab>
        </MyTabsList>
        <MyPanel value="eur">The total is €48.00.</MyPanel>
        <MyPanel value="usd">The total is $51.90.</MyPanel>
      </div>
    </TabsProvider>
  );
}
