import PedalBikeIcon from '@mui/icons-material/PedalBike';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { product } from '../../fleet';
import { Frame } from './Frame';
import { Password } from './Password';

/** Signing in, beside a picture of the product in words. */
export function SignIn() {
  return (
    <Frame>
      <Paper sx={layout} data-part="card">
        <Box sx={pitch} data-part="type">
          <PedalBikeIcon fontSize="large" aria-hidden />
          <div>
            <Typography variant="h4" component="p" gutterBottom>
              A town on two wheels
            </Typography>
            <Typography>
              64 stations, 412 bikes and one map that shows where the next one is missing.
            </Typography>
          </div>
          <Typography variant="caption">{`${product.name} in ${product.town}`}</Typography>
        </Box>
        <Box
          component="form"
          autoComplete="off"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          sx={form}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }} data-part="type">
            <Avatar data-part="color" sx={mark}>
              <PedalBikeIcon />
            </Avatar>
            <div>
              <Typography variant="h5" component="p">
                Sign in
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                to the desk of {product.town}
              </Typography>
            </div>
          </Box>
          <TextField
            label="Mail address"
            type="email"
            defaultValue="ines@rondo.example"
            autoComplete="off"
            data-part="text-field"
          />
          <Password />
          <Box sx={line}>
            <FormControlLabel
              control={<Checkbox defaultChecked />}
              label="Stay signed in"
              data-part="color"
            />
            <Link component="button" type="button" variant="body2" data-part="type">
              Forgot it?
            </Link>
          </Box>
          <Button type="submit" variant="contained" size="large" data-part="button">
            Sign in
          </Button>
          <Divider>or</Divider>
          <Button variant="outlined" size="large" data-part="button">
            Use a passkey
          </Button>
        </Box>
      </Paper>
    </Frame>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '@container (min-width: 40em)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', my: 4 },
};

const pitch = {
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  p: 4,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '@container (min-width: 40em)': { display: 'flex' },
};

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 3,
  '@container (min-width: 40em)': { p: 5 },
};

const mark = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '@container (min-width: 40em)': { display: 'none' },
};

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
};
