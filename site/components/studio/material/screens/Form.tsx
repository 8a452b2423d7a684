import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Docks } from './form/Docks';
import { Place } from './form/Place';
import { Summary } from './form/Summary';
import { Frame } from './Frame';

/** A form that adds a station, with fields of all kinds. */
export function Form() {
  return (
    <Frame>
      <div data-part="type">
        <Breadcrumbs component="div" aria-label="Where the form is" sx={{ mb: 1 }}>
          <Link component="button" type="button" underline="hover" color="inherit">
            Stations
          </Link>
          <Typography sx={{ color: 'text.primary' }}>New</Typography>
        </Breadcrumbs>
        <Typography variant="h4" component="p">
          Add a station
        </Typography>
      </div>
      <Box sx={halves}>
        <Card
          component="form"
          autoComplete="off"
          noValidate
          data-part="card"
          onSubmit={(event) => event.preventDefault()}
        >
          <CardContent sx={section}>
            <Place />
          </CardContent>
          <Divider />
          <CardContent sx={section}>
            <Docks />
          </CardContent>
          <Divider />
          <CardActions disableSpacing sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant="contained" data-part="button">
              Add station
            </Button>
            <Button variant="outlined" data-part="button">
              Save draft
            </Button>
            <Button color="inherit" data-part="button">
              Cancel
            </Button>
          </CardActions>
        </Card>
        <Summary />
      </Box>
    </Frame>
  );
}

const section = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  '@container (min-width: 44em)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', gap: 3 },
};
