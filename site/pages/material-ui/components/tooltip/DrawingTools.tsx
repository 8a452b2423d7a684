import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';

const tools = [
  { name: 'Brush', icon: <BrushIcon /> },
  { name: 'Fill', icon: <FormatColorFillIcon /> },
  { name: 'Crop', icon: <CropIcon /> },
];

export default function DrawingTools() {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Tools"
      sx={{ display: 'grid', p: 0.5 }}
    >
      {tools.map(({ name, icon }) => (
        <Tooltip key={name} title={name} arrow placement="right">
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Paper>
  );
}
