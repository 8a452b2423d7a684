import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import LuggageIcon from '@mui/icons-material/Luggage';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function LuggageRow() {
  return (
    <Paper variant="outlined" sx={{ maxWidth: 420, mx: 'auto', p: 2 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ alignItems: 'center' }}
      >
        <LuggageIcon color="action" />
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography noWrap>Blue suitcase with a stuck wheel</Typography>
          <Typography variant="body2" color="text.secondary">
            Tag 30417, loaded at 6:50
          </Typography>
        </Stack>
        <IconButton aria-label="More about tag 30417">
          <MoreVertIcon />
        </IconButton>
      </Stack>
    </Paper>
  );
}
