export function DayCounter() {
  return <p>3</p>;
}
