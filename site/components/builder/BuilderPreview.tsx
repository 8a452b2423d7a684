import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Switch from '@mui/joy/Switch';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { useMemo } from 'react';
import JoyProvider from '../../families/joy-ui/Provider';
import { joyColors } from '../values/joyTokens';
import type { Scheme } from '../values/themes';
import type { Built } from './built';
import { variablesOf, variants } from './builtTheme';

interface BuilderPreviewProps {
  readonly built: Built;
  readonly scheme: Scheme;
  readonly direction: 'ltr' | 'rtl';
}

/** Components of the package that wear the theme. */
export function BuilderPreview({ built, scheme, direction }: BuilderPreviewProps) {
  const variables = useMemo(() => variablesOf(built, scheme), [built, scheme]);
  return (
    <section
      aria-label="Preview"
      data-color-scheme={scheme}
      className="builder-stage"
      style={{ colorScheme: scheme }}
    >
      {/* Its direction is the reader's choice, which the markup was made before. */}
      <div
        data-stage="joy-ui"
        className="builder-preview"
        style={variables}
        suppressHydrationWarning
      >
        <JoyProvider direction={direction}>
          <Buttons />
          <Account />
          <Notes />
        </JoyProvider>
      </div>
    </section>
  );
}

function Buttons() {
  return (
    <div className="builder-buttons">
      {variants.map((variant) => (
        <div key={variant} className="builder-row">
          {joyColors.map((color) => (
            <Button key={color} size="sm" variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}

function Account() {
  return (
    <Card>
      <Typography level="h3" component="p">
        Team account
      </Typography>
      <Typography level="body-sm">Everyone you invite can see and edit projects.</Typography>
      <FormControl>
        <FormLabel>Work email</FormLabel>
        <Input type="email" defaultValue="mira@example.com" />
        <FormHelperText>Invoices are sent to it.</FormHelperText>
      </FormControl>
      <Typography
        component="label"
        level="body-md"
        endDecorator={<Switch size="lg" defaultChecked />}
      >
        Weekly report
      </Typography>
      <Button>Create account</Button>
    </Card>
  );
}

function Notes() {
  return (
    <div className="builder-notes">
      <Tabs defaultValue="open">
        <TabList>
          <Tab value="open">Open</Tab>
          <Tab value="done">Done</Tab>
        </TabList>
        <TabPanel value="open">Four tasks are waiting for you.</TabPanel>
        <TabPanel value="done">You have finished 27 tasks.</TabPanel>
      </Tabs>
      <div className="builder-row">
        {joyColors.map((color) => (
          <Chip key={color} color={color}>
            {color}
          </Chip>
        ))}
      </div>
      <Alert color="success">Your changes are saved.</Alert>
      <Alert color="danger" variant="solid">
        The card was declined.
      </Alert>
      <Alert color="warning" variant="outlined">
        Two days are left.
      </Alert>
    </div>
  );
}
