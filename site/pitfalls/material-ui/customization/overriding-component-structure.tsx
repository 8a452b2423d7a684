import { useState, type ComponentProps } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf, valueOf } from '../../symptoms';

interface PartProps extends ComponentProps<'div'> {
  ownerState?: unknown;
}

function withoutState<Props extends { ownerState?: unknown }>(given: Props) {
  const props = { ...given };
  delete props.ownerState;
  return props;
}

const TopLevelField = (props: PartProps) => <div {...withoutState(props)} />;

function Name({ inside }: { inside: boolean }) {
  const [name, setName] = useState('');
  const InnerField = (props: PartProps) => <div {...withoutState(props)} />;
  return (
    <TextField
      value={name}
      onChange={(event) => setName(event.target.value)}
      slots={{ root: inside ? InnerField : TopLevelField }}
    />
  );
}

const WithoutRef = ({ children }: PartProps) => <div>{children}</div>;
const WithRef = ({ ref, children }: PartProps) => <div ref={ref}>{children}</div>;

type RailProps = ComponentProps<'span'> & { ownerState?: unknown };
const AllProps = (props: RailProps) => <span {...props} />;
const WithoutState = (props: RailProps) => <span {...withoutState(props)} />;

function Closing({ both }: { both: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const onClick = () => both && close();
  return open && <Alert onClose={close} slotProps={{ closeButton: { onClick } }} />;
}

export default [
  {
    lead: 'The field loses focus after each letter.',
    Failing: () => <Name inside />,
    Fixed: () => <Name inside={false} />,
    symptom: async (stage) => {
      await stage.click('input');
      await stage.type('ab');
      return (await valueOf(stage)) === 'a';
    },
  },
  {
    lead: "Cannot read properties of null (reading 'scrollTop').",
    Failing: () => (
      <Menu open anchorEl={document.body} slots={{ paper: WithoutRef }}>
        <MenuItem>Rename</MenuItem>
      </Menu>
    ),
    Fixed: () => (
      <Menu open anchorEl={document.body} slots={{ paper: WithRef }}>
        <MenuItem>Rename</MenuItem>
      </Menu>
    ),
    symptom: logs("Cannot read properties of null (reading 'scrollTop')"),
  },
  {
    lead: 'React does not recognize the `ownerState` prop on a DOM element.',
    Failing: () => <Slider slots={{ rail: AllProps }} />,
    Fixed: () => <Slider slots={{ rail: WithoutState }} />,
    symptom: logs('ownerState'),
  },
  {
    lead: 'A button no longer does anything.',
    Failing: () => <Closing both={false} />,
    Fixed: () => <Closing both />,
    symptom: async ({ click }) => {
      await click('button');
      return document.querySelector('button') !== null;
    },
  },
  {
    lead: 'A replaced element has unexpected margins.',
    Failing: () => (
      <Accordion slots={{ heading: 'h4' }}>
        <AccordionSummary>Delivery</AccordionSummary>
      </Accordion>
    ),
    Fixed: () => (
      <Accordion slotProps={{ heading: { component: 'h4' } }}>
        <AccordionSummary>Delivery</AccordionSummary>
      </Accordion>
    ),
    symptom: async (stage) => (await styleOf(stage, 'h4')).marginTop !== '0px',
  },
] satisfies Pitfall[];
