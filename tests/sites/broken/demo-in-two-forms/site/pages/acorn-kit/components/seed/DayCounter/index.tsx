export default function DayCounter() {
  return <p>3</p>;
}
