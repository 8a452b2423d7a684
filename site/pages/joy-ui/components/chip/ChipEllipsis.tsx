import Chip from '@mui/joy/Chip';

export default function ChipEllipsis() {
  return (
    <Chip sx={{ maxWidth: 180 }}>Returned because of a damaged package</Chip>
  );
}
