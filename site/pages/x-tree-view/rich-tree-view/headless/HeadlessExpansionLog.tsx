import { useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  ExtendableRichTreeViewStore,
  expansionSelectors,
} from '@mui/x-tree-view/internals';
import type {
  RichTreeViewState,
  RichTreeViewStoreParameters,
} from '@mui/x-tree-view/internals';
import { museum } from '../../../../families/x-tree-view/data/museum';
import type { Department } from '../../../../families/x-tree-view/data/museum';
import { PluginTree, plainMapper } from './PluginTree';

interface LogParameters extends RichTreeViewStoreParameters<
  Department,
  boolean
> {
  onLog?: (line: string) => void;
}

/** Says what is open after each change. */
class LogStore extends ExtendableRichTreeViewStore<
  Department,
  boolean,
  RichTreeViewState<Department, boolean>,
  LogParameters
> {
  public constructor(parameters: LogParameters) {
    super(parameters, 'LogTree', plainMapper);
    this.registerStoreEffect(
      expansionSelectors.expandedItemsRaw,
      (_previous: readonly string[], next: readonly string[]) => {
        this.parameters.onLog?.(`Open: ${next.join(', ') || 'nothing'}`);
      },
    );
  }
}

const rootProps = { 'aria-label': 'Museum' };

export default function HeadlessExpansionLog() {
  const [line, setLine] = useState('Open: nothing');
  const parameters = useMemo(() => ({ items: museum, onLog: setLine }), []);

  return (
    <div style={{ minHeight: 232 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        {line}
      </Typography>
      <PluginTree
        storeClass={LogStore}
        parameters={parameters}
        rootProps={rootProps}
      />
    </div>
  );
}
