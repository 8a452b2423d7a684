import './styles.css';

export default function LeafBadge() {
  return <span className="leaf-badge">Oak leaf</span>;
}
