import { useMemo, useRef } from 'react';
import type { ComponentProps, RefObject } from 'react';
import {
  ExtendableRichTreeViewStore,
  RichTreeViewItems,
  TreeViewItemDepthContext,
  TreeViewProvider,
  itemsSelectors,
  useTreeViewRootProps,
  useTreeViewStore,
} from '@mui/x-tree-view/internals';
import type {
  TreeViewPublicAPI,
  UseTreeViewStoreParameters,
} from '@mui/x-tree-view/internals';
import Box from '@mui/material/Box';
import type { Department } from '../../../../families/x-tree-view/data/museum';

export type TreeStore = ExtendableRichTreeViewStore<Department, boolean>;

interface PluginTreeProps<Store extends TreeStore> {
  readonly storeClass: new (parameters: Store['parameters']) => Store;
  readonly parameters: UseTreeViewStoreParameters<Store>;
  readonly apiRef?: RefObject<Partial<TreeViewPublicAPI<Store>> | undefined>;
  readonly rootProps?: ComponentProps<'ul'>;
}

const { rawMapper } = ExtendableRichTreeViewStore;

/** How the parameters of `RichTreeView` become state. */
export const plainMapper = {
  getInitialState: rawMapper.getInitialState,
  updateStateFromParameters: rawMapper.updateStateFromParameters,
  shouldIgnoreItemsStateUpdate: rawMapper.shouldIgnoreItemsStateUpdate,
};

/** What `RichTreeView` does, with a store of your own. */
export function PluginTree<Store extends TreeStore>({
  storeClass,
  parameters,
  apiRef,
  rootProps,
}: PluginTreeProps<Store>) {
  const store = useTreeViewStore(storeClass, parameters);
  const rootRef = useRef<HTMLUListElement>(null);
  const forwarded = useMemo(() => rootProps ?? {}, [rootProps]);
  const getRootProps = useTreeViewRootProps(store, forwarded, rootRef);

  return (
    <TreeViewProvider
      store={store}
      apiRef={apiRef}
      rootRef={rootRef}
      classes={undefined}
      slots={undefined}
      slotProps={undefined}
    >
      <TreeViewItemDepthContext.Provider value={itemsSelectors.itemDepth}>
        <Box
          component="ul"
          {...getRootProps({})}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          <RichTreeViewItems />
        </Box>
      </TreeViewItemDepthContext.Provider>
    </TreeViewProvider>
  );
}
