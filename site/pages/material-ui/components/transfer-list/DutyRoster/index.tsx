import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NameList from './NameList';

const crew = ['Aino', 'Chidi', 'Dana', 'Emre'];

export default function DutyRoster() {
  const [onDuty, setOnDuty] = useState(['Dana']);
  const [ticked, setTicked] = useState<string[]>([]);
  const [news, setNews] = useState('');
  const off = crew.filter((name) => !onDuty.includes(name));
  const going = ticked.filter((name) => off.includes(name));
  const leaving = ticked.filter((name) => onDuty.includes(name));

  const tick = (name: string, checked: boolean) =>
    setTicked(
      checked ? [...ticked, name] : ticked.filter((one) => one !== name),
    );
  const move = (names: string[], to: string) => {
    setOnDuty(
      crew.filter((name) => onDuty.includes(name) !== names.includes(name)),
    );
    setTicked(ticked.filter((name) => !names.includes(name)));
    setNews(
      names.length ? `${names.join(', ')} moved to ${to}` : 'Tick names first',
    );
  };

  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
        <NameList title="Off duty" names={off} ticked={ticked} onTick={tick} />
        <Stack spacing={1} sx={{ justifyContent: 'center' }}>
          <Button variant="outlined" onClick={() => move(going, 'Sunday')}>
            Add {going.length || ''}
          </Button>
          <Button variant="outlined" onClick={() => move(leaving, 'Off duty')}>
            Remove {leaving.length || ''}
          </Button>
        </Stack>
        <NameList title="Sunday" names={onDuty} ticked={ticked} onTick={tick} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {news}
      </Typography>
    </Box>
  );
}
