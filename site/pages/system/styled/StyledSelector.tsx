import styled from '@mui/system/styled';

const Arrow = styled('span', { target: 'acme-arrow' })({
  display: 'inline-block',
  transition: 'translate 150ms',
});

const Next = styled('a')({
  padding: '8px 16px',
  color: 'inherit',
  border: '1px solid',
  borderRadius: 8,
  '&:hover .acme-arrow, &:focus-visible .acme-arrow': { translate: '6px 0' },
});

export default function StyledSelector() {
  return (
    <Next href="#StyledSelector">
      Next chapter <Arrow aria-hidden>→</Arrow>
    </Next>
  );
}
