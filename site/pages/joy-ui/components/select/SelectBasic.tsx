import { useState } from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasic() {
  const [plan, setPlan] = useState<string | null>('team');

  return (
    <Select
      value={plan}
      onChange={(_event, next) => setPlan(next)}
      slotProps={{ button: { 'aria-label': 'Plan' } }}
      sx={{ width: 240 }}
    >
      <Option value="free">Free</Option>
      <Option value="team">Team</Option>
      <Option value="business">Business</Option>
    </Select>
  );
}
