import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

export default function SheetMusicSearch() {
  const [text, setText] = useState('');

  return (
    <AppBar position="static" color="default" elevation={0}>
      <Toolbar sx={{ gap: 2 }}>
        <Typography
          variant="h6"
          component="p"
          noWrap
          sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}
        >
          Sheet music
        </Typography>
        <InputBase
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Composer or title"
          inputProps={{ 'aria-label': 'Search the sheet music' }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
          sx={{
            flexGrow: { xs: 1, sm: 0 },
            width: { sm: 260 },
            px: 1.5,
            py: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 6,
            bgcolor: 'background.paper',
            '&.Mui-focused': { borderColor: 'primary.main' },
          }}
        />
      </Toolbar>
    </AppBar>
  );
}
