export default function DayCounter() {
  const days: number[] = [];
  if (days.length === 0) {
    throw new RangeError('There are no days to count');
  }
  return <p>{days.length}</p>;
}
