import type { ComponentPropsWithoutRef } from 'react';
import { styled } from '@mui/styles';

interface SeatProps extends ComponentPropsWithoutRef<'button'> {
  taken?: boolean;
}

// Takes `taken` out of the props, so that it does not reach the element.
function SeatButton({ taken, ...props }: SeatProps) {
  return <button type="button" disabled={taken} {...props} />;
}

const Seat = styled(SeatButton)({
  width: 44,
  height: 44,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: ({ taken }: SeatProps) =>
    taken ? 'light-dark(#e2e8f0, #334155)' : 'light-dark(#ccfbf1, #134e4a)',
  textDecoration: ({ taken }: SeatProps) => (taken ? 'line-through' : 'none'),
  border: 0,
  borderRadius: 8,
});

export default function StyledProps() {
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Seat>4A</Seat>
      <Seat taken>4B</Seat>
      <Seat>4C</Seat>
    </div>
  );
}
