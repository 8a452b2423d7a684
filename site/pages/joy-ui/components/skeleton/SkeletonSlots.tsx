import Skeleton from '@mui/joy/Skeleton';
import { styled } from '@mui/joy/styles';

const Dashed = styled('span')(({ theme }) => ({
  display: 'block',
  border: '2px dashed',
  borderColor: theme.vars.palette.neutral.outlinedBorder,
  borderRadius: theme.vars.radius.md,
}));

export default function SkeletonSlots() {
  return <Skeleton slots={{ root: Dashed }} width={240} height={80} />;
}
