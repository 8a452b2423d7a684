enum Day {
  Monday,
  Tuesday,
}

export default function DayCounter() {
  return <p>{Day.Monday}</p>;
}
