import Button from '@mui/joy/Button';
import { applySolidInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Ribbon = styled('div')(
  ({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    borderRadius: theme.vars.radius.md,
    backgroundColor: theme.vars.palette.success[600],
  }),
  applySolidInversion('success'),
);

export default function ColorInversionStyled() {
  return (
    <Ribbon>
      <Typography textColor="text.primary">Seat 14 is yours.</Typography>
      <Button>Show the ticket</Button>
    </Ribbon>
  );
}
