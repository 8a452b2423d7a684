import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { Pitfall } from '../../pitfall';
import { styleOf } from '../../symptoms';

const files = [{ id: 'plan', label: 'Plan.pdf' }];
const Whole = (props: PaperProps) => <Paper component="ul" variant="outlined" {...props} />;
const Reduced = ({ ownerState, ...props }: PaperProps & { ownerState?: unknown }) => (
  <Paper component="ul" variant="outlined" {...props} data-tree={typeof ownerState} />
);

export default [
  {
    lead: 'A `Paper` in `slots.root` has no outline',
    Failing: () => <RichTreeView items={files} slots={{ root: Whole }} />,
    Fixed: () => <RichTreeView items={files} slots={{ root: Reduced }} />,
    symptom: async (stage) => (await styleOf(stage, '[role=tree]')).borderTopWidth !== '1px',
  },
] satisfies Pitfall[];
