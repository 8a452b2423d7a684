import { Children, cloneElement } from 'react';
import type {
  ComponentProps,
  ComponentPropsWithRef,
  ReactElement,
} from 'react';
import { setRef } from '@mui/material/utils';
import { List } from 'react-window';
import type { RowComponentProps } from 'react-window';

const rowHeight = 40;

interface Rows {
  rows: ReactElement<ComponentProps<'li'>>[];
}

// Autocomplete scrolls to the `offsetTop` of an option, which a transform does not change.
function Row({ rows, index, style, ariaAttributes }: RowComponentProps<Rows>) {
  const option = rows[index];
  return option
    ? cloneElement(option, {
        'aria-posinset': ariaAttributes['aria-posinset'],
        'aria-setsize': ariaAttributes['aria-setsize'],
        style: { ...style, transform: 'none', top: index * rowHeight },
      })
    : null;
}

/** The list of an Autocomplete, of which only the visible rows are in the page. */
export function VirtualListbox({
  children,
  ref,
  ...props
}: Omit<ComponentPropsWithRef<'div'>, 'onResize'>) {
  const rows = Children.toArray(children) as Rows['rows'];
  const selected = rows.findIndex((row) => row.props['aria-selected']);

  return (
    <List
      {...props}
      listRef={(list) => setRef(ref, list?.element ?? null)}
      rowComponent={Row}
      rowCount={rows.length}
      rowHeight={rowHeight}
      rowProps={{ rows }}
      overscanCount={5}
      defaultScrollOffset={Math.max(selected, 0) * rowHeight}
      style={{ padding: 0, height: Math.min(rows.length, 7) * rowHeight }}
    />
  );
}
