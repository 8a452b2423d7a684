import { useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import StrikethroughSIcon from '@mui/icons-material/StrikethroughS';

interface Option {
  value: string;
  name: string;
  icon: ReactElement;
}

const aligns: Option[] = [
  {
    value: 'left',
    name: 'Align left',
    icon: <FormatAlignLeftIcon fontSize="small" />,
  },
  {
    value: 'center',
    name: 'Center',
    icon: <FormatAlignCenterIcon fontSize="small" />,
  },
  {
    value: 'right',
    name: 'Align right',
    icon: <FormatAlignRightIcon fontSize="small" />,
  },
];

const styles: Option[] = [
  { value: 'bold', name: 'Bold', icon: <FormatBoldIcon fontSize="small" /> },
  {
    value: 'italic',
    name: 'Italic',
    icon: <FormatItalicIcon fontSize="small" />,
  },
  {
    value: 'strike',
    name: 'Strikethrough',
    icon: <StrikethroughSIcon fontSize="small" />,
  },
];

const toButton = ({ value, name, icon }: Option) => (
  <Tooltip key={value} title={name}>
    <ToggleButton value={value} sx={{ borderColor: 'transparent' }}>
      {icon}
    </ToggleButton>
  </Tooltip>
);

export default function TextEditorToolbar() {
  const [align, setAlign] = useState('left');
  const [chosen, setChosen] = useState(['bold']);

  const text: CSSProperties = {
    textAlign: align as CSSProperties['textAlign'],
    fontWeight: chosen.includes('bold') ? 700 : 400,
    fontStyle: chosen.includes('italic') ? 'italic' : 'normal',
    textDecoration: chosen.includes('strike') ? 'line-through' : 'none',
  };

  return (
    <Paper variant="outlined">
      <Box
        role="group"
        aria-label="Formatting"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Alignment"
          value={align}
          onChange={(_event, value: string | null) => setAlign(value ?? align)}
        >
          {aligns.map(toButton)}
        </ToggleButtonGroup>
        <Divider flexItem orientation="vertical" sx={{ my: 0.5 }} />
        <ToggleButtonGroup
          size="small"
          color="primary"
          aria-label="Style"
          value={chosen}
          onChange={(_event, value: string[]) => setChosen(value)}
        >
          {styles.map(toButton)}
        </ToggleButtonGroup>
      </Box>
      <Divider />
      <Typography style={text} sx={{ p: 2, minHeight: 96 }}>
        The library is closed on Friday. Books that are due on that day can be
        returned until Monday.
      </Typography>
    </Paper>
  );
}
