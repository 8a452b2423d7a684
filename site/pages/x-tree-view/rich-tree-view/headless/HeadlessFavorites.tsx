import { useRef, useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  ExtendableRichTreeViewStore,
  useTreeViewContext,
} from '@mui/x-tree-view/internals';
import type {
  RichTreeViewState,
  RichTreeViewStoreParameters,
  TreeViewItemPlugin,
  TreeViewPublicAPI,
} from '@mui/x-tree-view/internals';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';
import { PluginTree, plainMapper } from './PluginTree';

interface FavoritesState extends RichTreeViewState<Department, boolean> {
  favoriteId: string | null;
}

type Parameters = RichTreeViewStoreParameters<Department, boolean>;

class FavoritesStore extends ExtendableRichTreeViewStore<
  Department,
  boolean,
  FavoritesState,
  Parameters
> {
  public constructor(parameters: Parameters) {
    super(parameters, 'FavoritesTree', {
      ...plainMapper,
      getInitialState: (state, given) => ({
        ...plainMapper.getInitialState(state, given),
        favoriteId: null,
      }),
    });
    this.itemPluginManager.register(useFavoriteItem, null);
  }

  public setFavorite = (itemId: string | null) => {
    this.set('favoriteId', itemId);
  };

  public override buildPublicAPI() {
    return { ...super.buildPublicAPI(), setFavorite: this.setFavorite };
  }
}

const useFavoriteItem: TreeViewItemPlugin = ({ props }) => {
  const { store } = useTreeViewContext<FavoritesStore>();
  const isFavorite = () => store.state.favoriteId === props.itemId;
  const favorite = useSyncExternalStore(
    store.subscribe,
    isFavorite,
    isFavorite,
  );
  const marked: object = favorite ? { className: 'favorite' } : {};
  return { propsEnhancers: { content: () => marked } };
};

const parameters = { items: museum };
const rootProps = { 'aria-label': 'Museum' };

export default function HeadlessFavorites() {
  const apiRef = useRef<TreeViewPublicAPI<FavoritesStore>>(undefined);

  return (
    <Box sx={{ '& .favorite': { color: 'primary.main', fontWeight: 700 } }}>
      <Button onClick={() => apiRef.current?.setFavorite('paintings')}>
        Mark Paintings
      </Button>
      <PluginTree
        storeClass={FavoritesStore}
        parameters={parameters}
        apiRef={apiRef}
        rootProps={rootProps}
      />
    </Box>
  );
}
