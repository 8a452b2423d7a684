import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { createTreeSource } from '../../../../families/x-tree-view/data/source';
import type { RemoteItem } from '../../../../families/x-tree-view/data/source';

/** Keeps the branches that were loaded last, without a time limit. */
class RecentCache implements DataSourceCache<RemoteItem> {
  private readonly entries = new Map<string, RemoteItem[]>();

  private readonly limit: number;

  public constructor(limit: number) {
    this.limit = limit;
  }

  public get = (key: string) => this.entries.get(key);

  public set = (key: string, value: RemoteItem[]) => {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.limit && oldest !== undefined) {
      this.entries.delete(oldest);
    }
  };

  public clear = () => this.entries.clear();
}

export default function LazyLoadingCustomCache() {
  const [cache] = useState(() => new RecentCache(2));
  const [requests, setRequests] = useState(0);
  const [source] = useState(() =>
    createTreeSource({ log: () => setRequests((count) => count + 1) }),
  );

  return (
    <div style={{ minHeight: 330 }}>
      <Button onClick={() => cache.clear()}>Clear cache</Button>
      <Typography component="span">Requests: {requests}</Typography>
      <RichTreeViewPro
        aria-label="Files"
        items={[]}
        dataSource={source}
        dataSourceCache={cache}
      />
    </div>
  );
}
