import { Seed } from 'acorn-kit';

export default function SeedSpecimen() {
  return <Seed>A small seed</Seed>;
}
