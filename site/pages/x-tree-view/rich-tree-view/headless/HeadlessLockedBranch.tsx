import { ExtendableRichTreeViewStore } from '@mui/x-tree-view/internals';
import type {
  RichTreeViewState,
  RichTreeViewStoreParameters,
} from '@mui/x-tree-view/internals';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';
import { PluginTree, plainMapper } from './PluginTree';

interface LockParameters extends RichTreeViewStoreParameters<
  Department,
  boolean
> {
  lockedItems?: readonly string[];
}

class LockStore extends ExtendableRichTreeViewStore<
  Department,
  boolean,
  RichTreeViewState<Department, boolean>,
  LockParameters
> {
  public constructor(parameters: LockParameters) {
    super(parameters, 'LockTree', plainMapper);
    this.subscribeEvent('beforeItemToggleExpansion', (change) => {
      const { lockedItems = [] } = this.parameters;
      if (lockedItems.includes(change.itemId))
        change.isExpansionPrevented = true;
    });
  }
}

const parameters = { items: museum, lockedItems: ['science'] };
const rootProps = { 'aria-label': 'Museum, Science is locked' };

export default function HeadlessLockedBranch() {
  return (
    <div style={{ minHeight: 196 }}>
      <PluginTree
        storeClass={LockStore}
        parameters={parameters}
        rootProps={rootProps}
      />
    </div>
  );
}
