import { useState } from 'react';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { Pitfall } from '../../pitfall';

interface Row {
  id: string;
  label: string;
  count?: number;
  children?: Row[];
}

const firstLevel: Row[] = [{ id: 'docs', label: 'Documents', count: 1 }];
const source = {
  getChildrenCount: (file: Row) => file.count ?? 0,
  getTreeItems: async () => Promise.resolve<Row[]>([{ id: 'plan', label: 'Plan.pdf' }]),
};

function Files(props: Partial<RichTreeViewProProps<Row, false>>) {
  return <RichTreeViewPro id="files" items={firstLevel} dataSource={source} {...props} />;
}

function Selected({ unpacks }: { unpacks: boolean }) {
  const [selected, setSelected] = useState<string | null>('docs');
  const take = (ids: string | string[] | null) => (Array.isArray(ids) ? ids[0] : ids) ?? null;
  return (
    <Files
      selectedItems={selected}
      onSelectedItemsChange={(_event, ids) => setSelected(unpacks ? take(ids) : ids)}
      aria-label={JSON.stringify(selected)}
    />
  );
}

function Opened({ loads }: { loads: boolean }) {
  const apiRef = useRichTreeViewProApiRef<Row>();
  const [expanded, setExpanded] = useState<string[]>([]);
  const open = () => {
    if (loads) apiRef.current?.setItemExpansion({ itemId: 'docs', shouldBeExpanded: true });
    else setExpanded(['docs']);
  };
  return (
    <>
      <button onClick={open}>Open</button>
      <Files
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </>
  );
}

export default [
  {
    lead: '`onSelectedItemsChange` receives an array although `multiSelect` is not set',
    Failing: () => <Selected unpacks={false} />,
    Fixed: () => <Selected unpacks />,
    symptom: async ({ click, find, settled }) => {
      await click('#files-docs');
      await find('#files-plan');
      await settled();
      return (await find('#files')).ariaLabel === '["docs"]';
    },
  },
  {
    lead: 'A branch is open but empty',
    Failing: () => <Opened loads={false} />,
    Fixed: () => <Opened loads />,
    symptom: async ({ click, within }) => {
      await click('button');
      return !(await within(() => document.querySelector('#files-plan') !== null));
    },
  },
] satisfies Pitfall[];
