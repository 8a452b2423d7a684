import { Input } from '../look/specimen';

export default function InputSpecimen() {
  return <Input defaultValue="Rua das Flores 12" aria-label="Street" />;
}
