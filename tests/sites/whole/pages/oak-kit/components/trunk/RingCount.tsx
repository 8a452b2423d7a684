import { Trunk } from 'oak-kit';

export default function RingCount() {
  return <Trunk>Forty rings</Trunk>;
}
