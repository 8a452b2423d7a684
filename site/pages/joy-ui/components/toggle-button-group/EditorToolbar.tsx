import { useState } from 'react';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const formats = [
  { value: 'bold', name: 'Bold', icon: <FormatBoldIcon /> },
  { value: 'italic', name: 'Italic', icon: <FormatItalicIcon /> },
  { value: 'underline', name: 'Underline', icon: <FormatUnderlinedIcon /> },
];
const alignments = [
  { value: 'start', name: 'Align start', icon: <FormatAlignLeftIcon /> },
  { value: 'center', name: 'Center', icon: <FormatAlignCenterIcon /> },
  { value: 'end', name: 'Align end', icon: <FormatAlignRightIcon /> },
];

export default function EditorToolbar() {
  const [format, setFormat] = useState(['bold']);
  const [align, setAlign] = useState('start');

  return (
    <Sheet
      variant="outlined"
      sx={{ width: 380, maxWidth: '100%', borderRadius: 'md' }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ p: 1, flexWrap: 'wrap' }}
      >
        <ToggleButtonGroup
          variant="plain"
          spacing={0.25}
          aria-label="Format"
          value={format}
          onChange={(_event, next) => setFormat(next)}
        >
          {formats.map(({ value, name, icon }) => (
            <IconButton key={value} value={value} aria-label={name}>
              {icon}
            </IconButton>
          ))}
        </ToggleButtonGroup>
        <Divider orientation="vertical" />
        <ToggleButtonGroup
          variant="plain"
          spacing={0.25}
          aria-label="Alignment"
          value={align}
          onChange={(_event, next) => setAlign(next ?? align)}
        >
          {alignments.map(({ value, name, icon }) => (
            <IconButton key={value} value={value} aria-label={name}>
              {icon}
            </IconButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Divider />
      <Typography
        sx={{
          p: 2,
          textAlign: align,
          fontWeight: format.includes('bold') ? 'lg' : 'md',
          fontStyle: format.includes('italic') ? 'italic' : 'normal',
          textDecoration: format.includes('underline') ? 'underline' : 'none',
        }}
      >
        The shop is closed on Friday.
      </Typography>
    </Sheet>
  );
}
