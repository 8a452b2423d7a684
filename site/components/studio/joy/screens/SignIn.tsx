import PedalBikeIcon from '@mui/icons-material/PedalBike';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Divider from '@mui/joy/Divider';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { product } from '../../fleet';
import { Field } from './Field';
import { Frame } from './Frame';
import { Password } from './Password';

/** Signing in, beside a picture of the product in words. */
export function SignIn() {
  return (
    <Frame>
      <Sheet variant="outlined" sx={layout} data-part="sheet">
        <Sheet variant="solid" color="primary" invertedColors sx={pitch} data-part="sheet">
          <PedalBikeIcon aria-hidden />
          <div data-part="type">
            <Typography level="h2" component="p" sx={{ mb: 1 }}>
              A town on two wheels
            </Typography>
            <Typography textColor="text.primary">
              64 stations, 412 bikes and one map that shows where the next one is missing.
            </Typography>
          </div>
          <Typography
            level="body-xs"
            textColor="text.primary"
          >{`${product.name} in ${product.town}`}</Typography>
        </Sheet>
        <Box
          component="form"
          autoComplete="off"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          sx={form}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }} data-part="type">
            <Avatar variant="solid" color="primary" data-part="color" sx={mark}>
              <PedalBikeIcon />
            </Avatar>
            <div>
              <Typography level="h3" component="p">
                Sign in
              </Typography>
              <Typography level="body-sm">to the desk of {product.town}</Typography>
            </div>
          </Box>
          <Field label="Mail address">
            <Input type="email" defaultValue="ines@rondo.example" autoComplete="off" />
          </Field>
          <Password />
          <Box sx={line}>
            <Checkbox size="sm" defaultChecked label="Stay signed in" data-part="color" />
            <Link component="button" type="button" level="body-sm" data-part="type">
              Forgot it?
            </Link>
          </Box>
          <Button type="submit" size="lg" data-part="button">
            Sign in
          </Button>
          <Divider>or</Divider>
          <Button variant="outlined" color="neutral" size="lg" data-part="button">
            Use a passkey
          </Button>
        </Box>
      </Sheet>
    </Frame>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 'lg',
  boxShadow: 'md',
  '@container (min-width: 40em)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', my: 4 },
};

const pitch = {
  display: 'none',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  p: 4,
  '--Icon-fontSize': (theme: Sized) => theme.vars.fontSize.xl4,
  '@container (min-width: 40em)': { display: 'flex' },
};

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 3,
  '@container (min-width: 40em)': { p: 5 },
};

const mark = { '@container (min-width: 40em)': { display: 'none' } };

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
};

interface Sized {
  readonly vars: { readonly fontSize: { readonly xl4: string } };
}
