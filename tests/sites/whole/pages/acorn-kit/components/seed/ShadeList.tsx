import { shades } from './shades';

export default function ShadeList() {
  return <p>{shades.join(', ')}</p>;
}
