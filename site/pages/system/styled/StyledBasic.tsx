import styled from '@mui/system/styled';

const Ticket = styled('div')({
  padding: '12px 24px',
  color: 'light-dark(#134e4a, #ccfbf1)',
  backgroundColor: 'light-dark(#ccfbf1, #134e4a)',
  borderRadius: 8,
  '&:hover': { outline: '2px solid' },
});

export default function StyledBasic() {
  return <Ticket>Seat 14A, window</Ticket>;
}
