import { styled } from '@mui/material/styles';

const Ticket = styled('article')(({ theme }) => [
  {
    padding: theme.spacing(2),
    color: '#4a3706',
    backgroundColor: '#fff3d1',
  },
  theme.applyStyles('dark', {
    color: '#ffe2a0',
    backgroundColor: '#33290f',
  }),
]);

export default function DarkModeApplyStyles() {
  return <Ticket>Platform 4, coach 12, seat 61</Ticket>;
}
