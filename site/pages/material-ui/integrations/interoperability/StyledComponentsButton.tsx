import Button from '@mui/material/Button';
import { StyledEngineProvider } from '@mui/material/styles';
import { styled } from 'styled-components';

const PayButton = styled(Button)`
  border-radius: 999px;
  color: #fff;
  background-color: #4a148c;

  &:hover {
    background-color: #6a1b9a;
  }
`;

export default function StyledComponentsButton() {
  return (
    <StyledEngineProvider enableCssLayer>
      <PayButton variant="contained">Pay €42.50</PayButton>
    </StyledEngineProvider>
  );
}
