import { styled } from '@mui/styles';

const CopyButton = styled('button')({
  padding: '8px 20px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  backgroundColor: 'light-dark(#0f766e, #5eead4)',
  border: 0,
  borderRadius: 8,
  '&:hover': { backgroundColor: 'light-dark(#115e59, #99f6e4)' },
});

export default function StyledBasic() {
  return <CopyButton type="button">Copy link</CopyButton>;
}
