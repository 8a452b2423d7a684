import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';

const actions = [
  { title: 'Copy', icon: <ContentCopyIcon /> },
  { title: 'Print', icon: <PrintIcon /> },
  { title: 'Share', icon: <ShareIcon /> },
];

export default function SpeedDialBasic() {
  return (
    <Box sx={{ position: 'relative', height: 260 }}>
      <SpeedDial
        ariaLabel="Document actions"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        {actions.map(({ title, icon }) => (
          <SpeedDialAction
            key={title}
            icon={icon}
            slotProps={{ tooltip: { title } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
