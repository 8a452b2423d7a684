import { useState } from 'react';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectOpen() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Select
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        defaultValue="en"
        aria-label="Language"
      >
        <Option value="en">English</Option>
        <Option value="et">Estonian</Option>
      </Select>
      <Typography level="body-sm">{open ? 'Open' : 'Closed'}</Typography>
    </Stack>
  );
}
