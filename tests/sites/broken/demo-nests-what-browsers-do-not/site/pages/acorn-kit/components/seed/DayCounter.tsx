export default function DayCounter() {
  return (
    <p>
      Days: <div>3</div>
    </p>
  );
}
