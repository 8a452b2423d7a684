import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { styled } from '@mui/joy/styles';

const Pyramid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 24px)',
  gap: 4,
  '& > *': { gridColumn: 'span 2' },
  '& > :first-of-type': { gridColumn: '2 / span 2' },
});

export default function AvatarGroupSlots() {
  return (
    <AvatarGroup
      slots={{ root: Pyramid }}
      slotProps={{ root: { role: 'group', 'aria-label': 'Board, 3 people' } }}
      variant="solid"
      color="primary"
    >
      <Avatar>MK</Avatar>
      <Avatar>TS</Avatar>
      <Avatar>EV</Avatar>
    </AvatarGroup>
  );
}
