import { Children, cloneElement } from 'react';
import type { ComponentProps, ReactElement, Ref } from 'react';
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

function assign(
  ref: Ref<HTMLDivElement> | undefined,
  node: HTMLDivElement | null,
) {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

interface VirtualListboxProps extends ComponentProps<'div'> {
  ownerState?: unknown;
}

/** The list of an autocomplete, of which only the visible rows are in the page. */
export function VirtualListbox({
  children,
  ref,
  style,
  ...props
}: VirtualListboxProps) {
  const rows = Children.toArray(children) as Rows['rows'];
  const attributes = { ...props };
  delete attributes.ownerState;

  return (
    <List
      {...attributes}
      listRef={(list) => assign(ref, list?.element ?? null)}
      rowComponent={Row}
      rowCount={rows.length}
      rowHeight={rowHeight}
      rowProps={{ rows }}
      overscanCount={5}
      style={{
        ...style,
        padding: 0,
        height: Math.min(rows.length, 7) * rowHeight,
      }}
    />
  );
}
