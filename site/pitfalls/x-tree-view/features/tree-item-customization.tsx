import { forwardRef, useState, type ComponentProps, type ReactNode } from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { Pitfall, Stage } from '../../pitfall';
import { logs, styleOf } from '../../symptoms';

const files = [{ id: 'docs', label: 'Documents', children: [{ id: 'plan', label: 'Plan.pdf' }] }];

function Files({ slots, sx }: { slots?: ComponentProps<typeof TreeItem>['slots']; sx?: object }) {
  return (
    <RichTreeView
      id="files"
      items={files}
      checkboxSelection
      defaultExpandedItems={['docs']}
      slotProps={{ item: { slots } }}
      sx={sx}
    />
  );
}

type BoxProps = CheckboxProps & { visible?: boolean; ownerState?: unknown };
const Deaf = ({ checked, onChange }: BoxProps) => (
  <Checkbox checked={checked} onChange={onChange} />
);
const Referred = forwardRef<HTMLButtonElement, BoxProps>(function Referred(props, ref) {
  return <Checkbox {...props} ref={ref} />;
});

const Whole = ({ slotProps, ...props }: BoxProps) => (
  <input {...(props as ComponentProps<'input'>)} type="checkbox" data-slots={typeof slotProps} />
);
const Reduced = ({ ownerState, visible, indeterminate, ...props }: BoxProps) => (
  <input
    {...(props as ComponentProps<'input'>)}
    type="checkbox"
    data-taken={[typeof ownerState, typeof visible, typeof indeterminate].join()}
  />
);

const Outside = (props: TreeItemProps) => <TreeItem {...props} />;

function Counting({ outside, children }: { outside: boolean; children?: ReactNode }) {
  const [count, setCount] = useState(0);
  const Inside = (props: TreeItemProps) => <TreeItem {...props} />;
  return (
    <>
      <button onClick={() => setCount(1)}>{count}</button>
      <RichTreeView id="files" items={files} slots={{ item: outside ? Outside : Inside }} />
      {children}
    </>
  );
}

const indent = async (stage: Stage, id: string) =>
  (await styleOf(stage, `#files-${id} > .MuiTreeItem-content`)).paddingLeft;

export default [
  {
    lead: 'A click on a custom checkbox also opens the branch',
    Failing: () => <Files slots={{ checkbox: Deaf }} />,
    Fixed: () => <Files slots={{ checkbox: Referred }} />,
    symptom: async ({ click, find }) => {
      await click('#files-docs input');
      return (await find('#files-docs')).ariaExpanded === 'false';
    },
  },
  {
    lead: 'React warns about `ownerState`, `visible`, `indeterminate`, or `editable` on a DOM element',
    Failing: () => <Files slots={{ checkbox: Whole }} />,
    Fixed: () => <Files slots={{ checkbox: Reduced }} />,
    symptom: logs('for a non-boolean attribute `visible`'),
  },
  {
    lead: 'All items are mounted again on each render',
    Failing: () => <Counting outside={false} />,
    Fixed: () => <Counting outside />,
    symptom: async ({ click, find }) => {
      const before = await find('#files-docs');
      await click('button');
      return before !== (await find('#files-docs'));
    },
  },
  {
    lead: 'Items are not indented',
    Failing: () => <Files sx={{ '& .MuiTreeItem-content': { padding: '4px' } }} />,
    Fixed: () => <Files sx={{ '& .MuiTreeItem-content': { paddingBlock: '4px' } }} />,
    symptom: async (stage) => (await indent(stage, 'docs')) === (await indent(stage, 'plan')),
  },
] satisfies Pitfall[];
