import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { MouseEvent } from 'react';
import type { Pitfall } from '../../pitfall';

const files = [{ id: 'docs', label: 'Documents', children: [{ id: 'plan', label: 'Plan.pdf' }] }];

const keepSelection = { onClick: (event: MouseEvent) => event.stopPropagation() };

export default [
  {
    lead: 'A click on the arrow selects the branch',
    Failing: () => <RichTreeView id="files" items={files} expansionTrigger="iconContainer" />,
    Fixed: () => (
      <RichTreeView
        id="files"
        items={files}
        expansionTrigger="iconContainer"
        slotProps={{ item: { slotProps: { iconContainer: keepSelection } } }}
      />
    ),
    symptom: async ({ click, find }) => {
      await click('#files-docs .MuiTreeItem-iconContainer');
      await find('#files-plan');
      return (await find('#files-docs')).ariaChecked === 'true';
    },
  },
] satisfies Pitfall[];
