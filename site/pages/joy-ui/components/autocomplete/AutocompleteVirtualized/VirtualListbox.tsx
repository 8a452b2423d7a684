import { Children, cloneElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { List } from 'react-window';
import type { RowComponentProps } from 'react-window';

const rowHeight = 36;

interface Rows {
  rows: ReactElement<ComponentProps<'li'>>[];
}

// The autocomplete scrolls to the `offsetTop` of an option, which a transform does not change.
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

interface VirtualListboxProps extends ComponentProps<'div'> {
  ownerState?: unknown;
}

/** The popper, with a list in it of which only the visible rows are in the page. */
export function VirtualListbox({
  children,
  id,
  role,
  'aria-labelledby': labelledBy,
  ...props
}: VirtualListboxProps) {
  const rows = Children.toArray(children) as Rows['rows'];
  const popper = { ...props };
  delete popper.ownerState;

  return (
    <div
      {...popper}
      style={{ ...popper.style, padding: 0, overflow: 'hidden' }}
    >
      <List
        id={id}
        role={role}
        aria-labelledby={labelledBy}
        rowComponent={Row}
        rowCount={rows.length}
        rowHeight={rowHeight}
        rowProps={{ rows }}
        overscanCount={5}
        style={{ height: Math.min(rows.length, 7) * rowHeight }}
      />
    </div>
  );
}
