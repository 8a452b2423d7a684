import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import LightbulbIcon from '@mui/icons-material/Lightbulb';

export default function LampColours() {
  return (
    <Stack spacing={1.5} sx={{ color: 'secondary.main' }}>
      <Stack direction="row" spacing={2} useFlexGap>
        <LightbulbIcon />
        <Typography>Hall, like the text</Typography>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap>
        <LightbulbIcon color="success" />
        <Typography color="text.primary">Desk, saves power</Typography>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap>
        <LightbulbIcon htmlColor="#e0912b" />
        <Typography color="text.primary">Sofa, amber</Typography>
      </Stack>
      <Stack direction="row" spacing={2} useFlexGap>
        <LightbulbIcon color="disabled" />
        <Typography color="text.primary">Cellar, off</Typography>
      </Stack>
    </Stack>
  );
}
