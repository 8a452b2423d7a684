import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ShadowTheme from './ShadowTheme';

const HostPage = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& button': {
    background: '#6a1b9a',
    color: '#fff',
    borderRadius: 0,
    fontFamily: 'serif',
  },
});

export default function ShadowIsolation() {
  return (
    <HostPage>
      <Button variant="contained">In the page</Button>
      <ShadowTheme>
        <Button variant="contained">In the shadow root</Button>
      </ShadowTheme>
    </HostPage>
  );
}
