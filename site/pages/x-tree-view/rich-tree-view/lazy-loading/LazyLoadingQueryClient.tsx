import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';
import type { RemoteItem } from '../../../../families/x-tree-view/data/source';

/** Answers each key from memory; two callers at once share a request. */
function createQueries() {
  const answers = new Map<string, Promise<RemoteItem[]>>();
  return {
    fetch: (key: string, load: () => Promise<RemoteItem[]>) => {
      const answer = answers.get(key) ?? load();
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
}

const noCache: DataSourceCache<RemoteItem> = {
  get: () => undefined,
  set: () => undefined,
  clear: () => undefined,
};

export default function LazyLoadingQueryClient() {
  const [requests, setRequests] = useState(0);
  const [dataSource] = useState(() => {
    const queries = createQueries();
    const server = createTreeSource({ log: () => setRequests((n) => n + 1) });
    return {
      getChildrenCount: server.getChildrenCount,
      getTreeItems: (parentId?: string) =>
        queries.fetch(`files/${parentId ?? ''}`, () =>
          server.getTreeItems(parentId),
        ),
    };
  });

  return (
    <div style={{ minHeight: 322 }}>
      <Typography role="status" sx={{ mb: 1, px: 1 }}>
        Requests: {requests}
      </Typography>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={dataSource}
        dataSourceCache={noCache}
      />
    </div>
  );
}
