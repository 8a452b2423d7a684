import type { ComponentProps } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { Pitfall, Stage } from '../../pitfall';
import { valueOf } from '../../symptoms';

const files = [
  { id: 'plan', label: 'Plan.pdf' },
  { id: 'notes', label: 'Notes.txt' },
];

function Files(slots: { item: (props: TreeItemProps) => React.ReactNode }) {
  return <RichTreeView id="files" items={files} isItemEditable slots={slots} />;
}

const edit = async ({ click, press }: Stage) => {
  await click('#files-plan');
  await press('Enter');
};

const Plain = (props: ComponentProps<'input'>) => <input {...props} />;
const Partial = ({ value, onChange, autoFocus }: ComponentProps<'input'>) => (
  <input value={value} onChange={onChange} autoFocus={autoFocus} />
);

export default [
  {
    lead: 'The field shows `[object Object]`',
    Failing: () => <Files item={(props) => <TreeItem {...props} label={<b>{props.label}</b>} />} />,
    Fixed: () => (
      <Files
        item={({ label, ...props }) => (
          <TreeItem {...props} label={label} slotProps={{ label: { children: <b>{label}</b> } }} />
        )}
      />
    ),
    symptom: async (stage) => {
      await edit(stage);
      return (await valueOf(stage)) === '[object Object]';
    },
  },
  {
    lead: 'Typing in a custom field moves the focus to other items',
    Failing: () => (
      <Files item={(props) => <TreeItem {...props} slots={{ labelInput: Partial }} />} />
    ),
    Fixed: () => <Files item={(props) => <TreeItem {...props} slots={{ labelInput: Plain }} />} />,
    symptom: async (stage) => {
      await edit(stage);
      await stage.type('n');
      return document.activeElement?.id === 'files-notes';
    },
  },
] satisfies Pitfall[];
