import styled from '@emotion/styled';
import Button from '@mui/material/Button';

const PayButton = styled(Button)({
  borderRadius: 999,
  color: '#fff',
  backgroundColor: '#4a148c',
  '&:hover': { backgroundColor: '#6a1b9a' },
});

export default function EmotionStyled() {
  return <PayButton variant="contained">Pay €42.50</PayButton>;
}
