export default function LeafBadge() {
  return <span className="rounded-lg p-2">Oak leaf</span>;
}
