import { days } from './days';

export default function DayCounter() {
  return <p>{days}</p>;
}
