import Chip from '@mui/joy/Chip';

export default function ChipBasic() {
  return <Chip color="success">Delivered</Chip>;
}
