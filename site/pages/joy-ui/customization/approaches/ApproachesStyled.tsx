import Button from '@mui/joy/Button';
import { styled } from '@mui/joy/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  boxShadow: theme.shadow.sm,
}));

export default function ApproachesStyled() {
  return <PillButton color="success">Join a tour</PillButton>;
}
