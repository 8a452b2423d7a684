export default function Moss() {
  return <span>Moss</span>;
}
