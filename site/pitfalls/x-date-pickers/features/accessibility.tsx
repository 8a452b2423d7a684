import dayjs from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { Pitfall } from '../../pitfall';

function Once({ moves }: { moves: boolean }) {
  const [chosen, setChosen] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen && moves) next.current?.focus();
  }, [chosen, moves]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {!chosen && (
        <DatePicker defaultValue={dayjs('2026-05-14')} onAccept={() => setChosen(true)} />
      )}
      <button ref={next}>Next</button>
    </LocalizationProvider>
  );
}

export default [
  {
    lead: 'Focus is lost after closing.',
    Failing: () => <Once moves={false} />,
    Fixed: () => <Once moves />,
    symptom: async ({ click, press, settled }) => {
      await click('[aria-label^="Choose date"]');
      await press('ArrowRight', 'Enter');
      await settled();
      return document.activeElement === document.body;
    },
  },
] satisfies Pitfall[];
