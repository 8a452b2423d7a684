import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sizes = ['medium', 'small'] as const;

export default function DensitySizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 3,
      }}
    >
      {sizes.map((size) => (
        <Stack key={size} spacing={1.5} sx={{ alignItems: 'start' }}>
          <Typography component="div" variant="subtitle2">
            {size}
          </Typography>
          <TextField size={size} label="Email" fullWidth />
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Button size={size} variant="contained">
              Invite
            </Button>
            <Chip size={size} label="Editor" />
          </Stack>
        </Stack>
      ))}
    </Box>
  );
}
