import InfoIcon from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

const costs = [
  { name: 'Docks, 24', value: '€11,520' },
  { name: 'Solar roof', value: '€3,900' },
  { name: 'Ground works', value: '€4,260' },
];

/** What the station costs, and what comes next. */
export function Summary() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Card variant="soft" data-part="card">
        <Typography level="title-lg" component="p" data-part="type">
          Estimate
        </Typography>
        {costs.map(({ name, value }) => (
          <Box key={name} sx={line} data-part="type">
            <Typography level="body-sm">{name}</Typography>
            <Typography level="body-sm" textColor="text.primary">
              {value}
            </Typography>
          </Box>
        ))}
        <Divider />
        <Box sx={line} data-part="type">
          <Typography level="title-md" component="p">
            Total
          </Typography>
          <Typography level="title-md" component="p">
            €19,680
          </Typography>
        </Box>
        <LinearProgress determinate value={62} aria-label="Budget in use" data-part="color" />
        <Typography level="body-xs" data-part="type">
          62% of the budget of this year
        </Typography>
      </Card>
      <Alert
        color="primary"
        role="group"
        startDecorator={<InfoIcon />}
        data-part="color"
        sx={{ alignItems: 'flex-start' }}
      >
        <div>
          <Typography level="title-sm" component="p" textColor="inherit">
            Nine days to open
          </Typography>
          The crew of Harbor has time from Thursday on.
        </div>
      </Alert>
    </Box>
  );
}

const line = { display: 'flex', justifyContent: 'space-between', gap: 2 };
