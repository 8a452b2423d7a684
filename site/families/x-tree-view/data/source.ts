import { files } from './files';
import type { FileItem } from './files';

/** What the source answers: an item without its children, and how many there are. */
export interface RemoteItem {
  readonly id: string;
  readonly label: string;
  readonly childrenCount: number;
}

export interface SourceOptions {
  /** Milliseconds until an answer. Default: 600. */
  readonly delay?: number;
  /** Whether the nth request, counted from 1, for the children of an item fails. */
  readonly fails?: (parentId: string, attempt: number) => boolean;
  /** Is told of each request when it is sent; `null` stands for the first level. */
  readonly log?: (parentId: string | null) => void;
}

/** A source for `dataSource` that has its items in memory and answers like a server: later, and not always. */
export interface TreeSource {
  readonly getChildrenCount: (item: RemoteItem) => number;
  readonly getTreeItems: (parentId?: string) => Promise<RemoteItem[]>;
  /** Changes a name as a server would; the next answer has it. */
  readonly rename: (id: string, label: string) => void;
}

/** Makes a source of its own, so that demos do not share what was renamed or how often was asked. */
export function createTreeSource({ delay = 600, fails, log }: SourceOptions = {}): TreeSource {
  const names = new Map<string, string>();
  const attempts = new Map<string, number>();
  return {
    getChildrenCount: (item) => item.childrenCount,
    getTreeItems: (parentId) => {
      log?.(parentId ?? null);
      const attempt = (attempts.get(parentId ?? '') ?? 0) + 1;
      attempts.set(parentId ?? '', attempt);
      return new Promise((resolve, reject) => {
        setTimeout(() => {
          if (parentId !== undefined && fails?.(parentId, attempt)) {
            reject(new Error('The server did not answer.'));
          } else {
            const found = parentId === undefined ? files : childrenOf(files, parentId);
            resolve(found.map((item) => remote(item, names)));
          }
        }, delay);
      });
    },
    rename: (id, label) => {
      names.set(id, label);
    },
  };
}

function remote(item: FileItem, names: ReadonlyMap<string, string>): RemoteItem {
  return {
    id: item.id,
    label: names.get(item.id) ?? item.label,
    childrenCount: item.children?.length ?? 0,
  };
}

function childrenOf(items: readonly FileItem[], id: string): readonly FileItem[] {
  for (const item of items) {
    const found = item.id === id ? item.children : childrenOf(item.children ?? [], id);
    if (found !== undefined && found.length > 0) return found;
  }
  return [];
}
