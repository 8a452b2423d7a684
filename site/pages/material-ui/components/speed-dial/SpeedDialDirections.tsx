import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';

const dials = [
  { direction: 'down', sx: { top: 0, insetInlineStart: 0 } },
  { direction: 'left', sx: { top: 0, insetInlineEnd: 0 } },
  { direction: 'right', sx: { bottom: 0, insetInlineStart: 0 } },
  { direction: 'up', sx: { bottom: 0, insetInlineEnd: 0 } },
] as const;

export default function SpeedDialDirections() {
  return (
    <Box sx={{ position: 'relative', height: 300, maxWidth: 440, mx: 'auto' }}>
      {dials.map(({ direction, sx }) => (
        <Box key={direction} sx={{ position: 'absolute', ...sx }}>
          <SpeedDial
            ariaLabel={`Open ${direction}`}
            direction={direction}
            icon={<SpeedDialIcon />}
          >
            <SpeedDialAction
              icon={<PrintIcon />}
              slotProps={{ tooltip: { title: 'Print' } }}
            />
            <SpeedDialAction
              icon={<ShareIcon />}
              slotProps={{ tooltip: { title: 'Share' } }}
            />
          </SpeedDial>
        </Box>
      ))}
    </Box>
  );
}
