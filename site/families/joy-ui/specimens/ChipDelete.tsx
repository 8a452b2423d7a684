import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipDeleteSpecimen() {
  return (
    <Chip size="lg" color="primary" variant="soft" endDecorator={<ChipDelete />}>
      Vegetarian
    </Chip>
  );
}
