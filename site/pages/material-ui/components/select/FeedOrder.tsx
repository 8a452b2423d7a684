import { useState } from 'react';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function FeedOrder() {
  const [order, setOrder] = useState('newest');

  return (
    <Stack
      direction="row"
      sx={{ maxWidth: 360, mx: 'auto', justifyContent: 'space-between' }}
    >
      <Typography variant="h6" component="p">
        Letters
      </Typography>
      <Select
        input={<InputBase />}
        inputProps={{ 'aria-label': 'Order of the letters' }}
        IconComponent={ExpandMoreIcon}
        classes={{ select: 'pill' }}
        MenuProps={{ elevation: 2 }}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        sx={{
          '& .pill': {
            py: 0.75,
            paddingInlineStart: 2,
            borderRadius: 4,
            bgcolor: 'action.selected',
            typography: 'body2',
          },
          '&.Mui-focused .pill': { outline: '2px solid', borderRadius: 4 },
        }}
      >
        <MenuItem value="newest">Newest first</MenuItem>
        <MenuItem value="oldest">Oldest first</MenuItem>
        <MenuItem value="sender">By sender</MenuItem>
      </Select>
    </Stack>
  );
}
