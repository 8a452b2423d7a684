export default function Seed() {
  return <span>Seed</span>;
}
