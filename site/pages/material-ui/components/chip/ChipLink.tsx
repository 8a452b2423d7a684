import Chip from '@mui/material/Chip';

export default function ChipLink() {
  return (
    <Chip
      clickable
      component="a"
      href="#clickable"
      label="All articles on gardening"
    />
  );
}
