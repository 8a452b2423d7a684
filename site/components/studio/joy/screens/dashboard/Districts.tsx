import WarningIcon from '@mui/icons-material/WarningAmber';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import { districts } from '../../../fleet';

/** How full the docks of each district are. */
export function Districts() {
  return (
    <Card data-part="card" sx={{ gap: 2 }}>
      <Typography level="title-lg" component="p" data-part="type">
        Docks in use
      </Typography>
      <Box sx={grid}>
        {districts.map(({ name, share }) => (
          <div key={name}>
            <Box sx={line} data-part="type">
              <span>{name}</span>
              <span>{share}%</span>
            </Box>
            <LinearProgress
              determinate
              value={share}
              color={share < 50 ? 'warning' : 'primary'}
              aria-label={`Docks in use in ${name}`}
              data-part="color"
            />
          </div>
        ))}
      </Box>
      <Alert
        color="warning"
        role="group"
        startDecorator={<WarningIcon />}
        endDecorator={
          <Button size="sm" color="warning" data-part="button" sx={{ whiteSpace: 'nowrap' }}>
            Move bikes
          </Button>
        }
        data-part="color"
        sx={{ flexWrap: 'wrap' }}
      >
        <Box sx={{ flex: '1 1 9rem' }}>Harbor runs out of bikes at about 17:40.</Box>
      </Alert>
    </Card>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 2,
  '@container (min-width: 30em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 52em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
};

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  mb: 0.5,
  typography: 'body-sm',
};
