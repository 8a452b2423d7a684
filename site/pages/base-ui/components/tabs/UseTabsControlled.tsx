import { useId, useRef, useState } from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

const floors = ['Ground floor', 'First floor', 'Roof'];

function Floor({ name, disabled }: { name: string; disabled: boolean }) {
  const rootRef = useRef<HTMLButtonElement>(null);
  const { getRootProps, selected } = useTab({
    id: useId(),
    rootRef,
    value: name,
    disabled,
  });
  return (
    <button
      {...getRootProps()}
      className={selected ? 'quiet-button' : 'quiet-button quiet-outlined'}
    >
      {name}
    </button>
  );
}

function List() {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });
  return (
    <TabsListProvider value={contextValue}>
      <div {...getRootProps()} className="quiet-field" aria-label="Floors">
        {floors.map((name) => (
          <Floor key={name} name={name} disabled={name === 'Roof'} />
        ))}
      </div>
    </TabsListProvider>
  );
}

function Panel({ name }: { name: string }) {
  const rootRef = useRef<HTMLElement>(null);
  const { getRootProps } = useTabPanel({ id: useId(), rootRef, value: name });
  return (
    <section {...getRootProps()} className="quiet-hint" role="tabpanel">
      Plan of the {name.toLowerCase()}
    </section>
  );
}

export default function UseTabsControlled() {
  const [value, setValue] = useState<string | number | null>('First floor');
  const { contextValue } = useTabs({
    value,
    onChange: (_event, next) => setValue(next),
    orientation: 'vertical',
    selectionFollowsFocus: true,
  });

  return (
    <TabsProvider value={contextValue}>
      <div className="quiet-panel">
        <List />
        {floors.map((name) => (
          <Panel key={name} name={name} />
        ))}
      </div>
    </TabsProvider>
  );
}
