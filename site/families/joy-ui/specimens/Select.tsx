import Select from '@mui/joy/Select';

export default function SelectSpecimen() {
  return <Select placeholder="Choose a city" sx={{ width: 190 }} />;
}
