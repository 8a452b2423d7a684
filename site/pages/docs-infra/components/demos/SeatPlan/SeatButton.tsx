import ToggleButton from '@mui/material/ToggleButton';
import type { Seat } from './seats';

interface SeatButtonProps {
  seat: Seat;
  chosen: boolean;
  onChoose: (id: string) => void;
}

export function SeatButton({ seat, chosen, onChoose }: SeatButtonProps) {
  return (
    <ToggleButton
      value={seat.id}
      size="small"
      selected={chosen}
      disabled={seat.taken}
      onChange={() => onChoose(seat.id)}
      sx={{ width: 44 }}
    >
      {seat.id}
    </ToggleButton>
  );
}
