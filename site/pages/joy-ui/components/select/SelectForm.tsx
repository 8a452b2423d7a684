import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

interface Room {
  id: number;
  name: string;
}

const rooms: Room[] = [
  { id: 12, name: 'Garden room' },
  { id: 14, name: 'Studio' },
];

export default function SelectForm() {
  const [sent, setSent] = useState('Not sent yet');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`room=${String(data.get('room'))}`);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ width: 280 }}>
      <Select
        name="room"
        required
        placeholder="Choose a room"
        sx={{ '--Select-placeholderOpacity': 1 }}
        aria-label="Room"
        getSerializedValue={(option: { value: Room } | null) =>
          String(option?.value.id ?? '')
        }
      >
        {rooms.map((room) => (
          <Option key={room.id} value={room}>
            {room.name}
          </Option>
        ))}
      </Select>
      <Button type="submit">Book</Button>
      <code role="status">{sent}</code>
    </Stack>
  );
}
