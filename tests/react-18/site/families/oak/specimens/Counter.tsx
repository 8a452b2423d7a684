export default function Counter() {
  return <output>3</output>;
}
