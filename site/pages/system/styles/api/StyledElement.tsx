import { styled } from '@mui/styles';

const Row = styled('div')({
  padding: '8px 16px',
  color: 'inherit',
  border: '1px solid light-dark(#cbd5e1, #475569)',
  borderRadius: 8,
});

export default function StyledElement() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Row>A div</Row>
      <Row {...{ component: 'a', href: '#StyledElement' }}>A link</Row>
    </div>
  );
}
