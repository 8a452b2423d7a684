import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { Docks } from './form/Docks';
import { Place } from './form/Place';
import { Summary } from './form/Summary';
import { Frame } from './Frame';

/** A form that adds a station, with fields of all kinds. */
export function Form() {
  return (
    <Frame>
      <div data-part="type">
        <Breadcrumbs component="div" aria-label="Where the form is" sx={{ px: 0, pt: 0 }}>
          <Link component="button" type="button" color="neutral">
            Stations
          </Link>
          <Typography>New</Typography>
        </Breadcrumbs>
        <Typography level="h2" component="p">
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
          sx={{ gap: 2 }}
        >
          <Place />
          <Divider />
          <Docks />
          <Divider />
          <CardActions buttonFlex="0 0 auto" sx={{ flexWrap: 'wrap', pt: 0 }}>
            <Button type="submit" data-part="button">
              Add station
            </Button>
            <Button variant="outlined" data-part="button">
              Save draft
            </Button>
            <Button variant="plain" color="neutral" data-part="button">
              Cancel
            </Button>
          </CardActions>
        </Card>
        <Summary />
      </Box>
    </Frame>
  );
}

const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  '@container (min-width: 44em)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)', gap: 3 },
};
