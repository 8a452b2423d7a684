import Chip from '@mui/joy/Chip';

export default function ChipLink() {
  return (
    <Chip slotProps={{ action: { component: 'a', href: '#link' } }}>
      Release notes
    </Chip>
  );
}
