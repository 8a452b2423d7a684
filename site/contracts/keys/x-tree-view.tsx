// Trees in which keys are pressed.
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Item {
  id: string;
  label: string;
  disabled?: boolean;
  children?: Item[];
}

const items: Item[] = [
  {
    id: 'fruit',
    label: 'Fruit',
    children: [
      { id: 'apple', label: 'Apple' },
      { id: 'apricot', label: 'Apricot' },
    ],
  },
  { id: 'nuts', label: 'Nuts', children: [{ id: 'almond', label: 'Almond' }] },
  {
    id: 'herbs',
    label: 'Herbs',
    disabled: true,
    children: [{ id: 'basil', label: 'Basil' }],
  },
  { id: 'salt', label: 'Salt' },
];
const props = {
  items,
  'aria-label': 'Food',
  defaultExpandedItems: ['fruit'],
  isItemDisabled: (item: Item) => item.disabled ?? false,
};

export function Tree() {
  return <RichTreeView {...props} />;
}

export function ProTree() {
  return <RichTreeViewPro {...props} />;
}

export function SelectedTree() {
  return <RichTreeView {...props} defaultSelectedItems="apple" />;
}

export function EditableTree() {
  return <RichTreeView {...props} isItemEditable />;
}

export function MultiTree() {
  return <RichTreeView {...props} multiSelect />;
}

export function ProMultiTree() {
  return <RichTreeViewPro {...props} multiSelect />;
}

/** Apples cannot be selected, and herbs have focus though they are disabled. */
export function RestrictedTree() {
  return (
    <RichTreeView
      {...props}
      multiSelect
      disabledItemsFocusable
      isItemSelectionDisabled={({ id }) => id === 'apple'}
    />
  );
}
