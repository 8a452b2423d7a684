import type { TableSortLabelOwnerState } from '@mui/material/TableSortLabel';

/** The order in words. */
export default function Letters({
  ownerState,
}: {
  ownerState?: TableSortLabelOwnerState;
}) {
  const text = ownerState?.direction === 'asc' ? 'A to Z' : 'Z to A';
  return <small aria-hidden>&nbsp;{text}</small>;
}
