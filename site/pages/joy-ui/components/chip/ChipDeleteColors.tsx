import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipDeleteColors() {
  return (
    <Chip
      size="lg"
      variant="outlined"
      endDecorator={
        <ChipDelete variant="soft" color="danger" aria-label="Remove Lyon">
          <CloseIcon />
        </ChipDelete>
      }
    >
      Lyon
    </Chip>
  );
}
