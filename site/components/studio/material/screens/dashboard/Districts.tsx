import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { districts } from '../../../fleet';

/** How full the docks of each district are. */
export function Districts() {
  return (
    <Card data-part="card">
      <CardContent>
        <Typography variant="h6" component="p" data-part="type">
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
                variant="determinate"
                value={share}
                color={share < 50 ? 'warning' : 'primary'}
                aria-label={`Docks in use in ${name}`}
                data-part="color"
              />
            </div>
          ))}
        </Box>
        <Alert
          severity="warning"
          data-part="color"
          action={
            <Button color="inherit" size="small" data-part="button" sx={{ whiteSpace: 'nowrap' }}>
              Move bikes
            </Button>
          }
        >
          Harbor runs out of bikes at about 17:40.
        </Alert>
      </CardContent>
    </Card>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 2,
  my: 2,
  '@container (min-width: 30em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@container (min-width: 52em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
};

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  mb: 0.5,
  typography: 'body2',
};
