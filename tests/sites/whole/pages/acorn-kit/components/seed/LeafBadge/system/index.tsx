import { leaf } from './leaf';

export default function LeafBadge() {
  return <span style={{ padding: 8, borderRadius: 8 }}>{leaf.name}</span>;
}
