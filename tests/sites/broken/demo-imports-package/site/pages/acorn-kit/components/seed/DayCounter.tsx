import dayjs from 'dayjs';

export default function DayCounter() {
  return <p>{dayjs('2020-01-01').year()}</p>;
}
