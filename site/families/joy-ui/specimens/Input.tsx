import Input from '@mui/joy/Input';

export default function InputSpecimen() {
  return (
    <Input startDecorator="€" defaultValue="240" endDecorator="per night" sx={{ width: 210 }} />
  );
}
