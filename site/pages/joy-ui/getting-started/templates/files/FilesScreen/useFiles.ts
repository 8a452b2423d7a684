import { useReducer } from 'react';
import { firstItems, type Item } from './data';

/** What the list shows: a folder, the starred files, or the files with a tag. */
export type View =
  | { readonly type: 'folder'; readonly id: string | null }
  | { readonly type: 'starred' }
  | { readonly type: 'tag'; readonly tag: string };

interface State {
  readonly items: readonly Item[];
  readonly view: View;
  readonly selected: string | null;
  readonly note: string;
  readonly before: readonly Item[] | null;
}

type Action =
  | { readonly type: 'show'; readonly view: View }
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'star'; readonly id: string }
  | {
      readonly type: 'tag';
      readonly id: string;
      readonly tags: readonly string[];
    }
  | { readonly type: 'add'; readonly items: readonly Item[] }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'undo' }
  | { readonly type: 'dismiss' };

const start: State = {
  items: firstItems,
  view: { type: 'folder', id: null },
  selected: 'f1',
  note: '',
  before: null,
};

/** Everything that can happen to the files. Send each action to your server here. */
function reduce(state: State, action: Action): State {
  const change = (id: string, to: (item: Item) => Partial<Item>) =>
    state.items.map((item) =>
      item.id === id ? { ...item, ...to(item) } : item,
    );
  switch (action.type) {
    case 'show':
      return { ...state, view: action.view, selected: null };
    case 'select':
      return { ...state, selected: action.id };
    case 'star':
      return {
        ...state,
        items: change(action.id, ({ starred }) => ({ starred: !starred })),
      };
    case 'tag':
      return {
        ...state,
        items: change(action.id, () => ({ tags: action.tags })),
      };
    case 'add': {
      const [first] = action.items;
      const text =
        action.items.length === 1
          ? first?.name
          : `${action.items.length} files`;
      return {
        ...state,
        items: [...state.items, ...action.items],
        selected: first?.id ?? null,
        note: `${text} added`,
        before: null,
      };
    }
    case 'remove': {
      const gone = state.items.find(({ id }) => id === action.id);
      return {
        ...state,
        items: state.items.filter(
          ({ id, parent }) => id !== action.id && parent !== action.id,
        ),
        selected: null,
        note: `${gone?.name} deleted`,
        before: state.items,
      };
    }
    case 'undo':
      return {
        ...state,
        items: state.before ?? state.items,
        note: '',
        before: null,
      };
    case 'dismiss':
      return { ...state, note: '', before: null };
  }
}

export function useFiles() {
  return useReducer(reduce, start);
}

export function inView(
  { kind, parent, starred, tags }: Item,
  view: View,
): boolean {
  if (view.type === 'starred') return !!starred && kind !== 'folder';
  if (view.type === 'tag') return tags.includes(view.tag);
  return parent === view.id;
}
