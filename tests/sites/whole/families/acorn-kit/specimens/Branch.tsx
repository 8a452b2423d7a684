import { Branch } from 'acorn-kit';

export default function BranchSpecimen() {
  return <Branch>A long branch</Branch>;
}
