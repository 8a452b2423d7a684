export default function ProductList() {
  return <p>Two kits.</p>;
}
