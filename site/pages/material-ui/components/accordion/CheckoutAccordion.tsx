import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const sections = [
  { key: 'email', title: 'Contact', label: 'Email', type: 'email' },
  { key: 'address', title: 'Delivery', label: 'Street and city', type: 'text' },
  { key: 'card', title: 'Payment', label: 'Name on the card', type: 'text' },
] as const;

type Section = (typeof sections)[number];
type Key = Section['key'];
type Answers = Partial<Record<Key, string>>;

interface CheckoutSectionProps {
  section: Section;
  answer: string | undefined;
  expanded: boolean;
  disabled: boolean;
  onToggle: (expanded: boolean) => void;
  onSave: (answer: string) => void;
}

function CheckoutSection({
  section: { key, title, label, type },
  answer,
  expanded,
  disabled,
  onToggle,
  onSave,
}: CheckoutSectionProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get(key)));
  };

  return (
    <Accordion
      disableGutters
      variant="outlined"
      disabled={disabled}
      expanded={expanded}
      onChange={(_event, next) => onToggle(next)}
      sx={{ '&:not(:last-of-type)': { borderBottom: 0 } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`checkout-${key}`}
        aria-controls={`checkout-${key}-form`}
      >
        <Typography component="span" sx={{ width: '35%', flexShrink: 0 }}>
          {title}
        </Typography>
        <Typography
          component="span"
          noWrap
          sx={{ flexGrow: 1, color: 'text.secondary' }}
        >
          {answer}
        </Typography>
        {answer && (
          <CheckCircleIcon
            color="success"
            titleAccess="Completed"
            sx={{ mx: 1 }}
          />
        )}
      </AccordionSummary>
      <form onSubmit={submit}>
        <AccordionDetails>
          <TextField
            name={key}
            label={label}
            type={type}
            required
            fullWidth
            defaultValue={answer}
          />
        </AccordionDetails>
        <AccordionActions sx={{ px: 2, pb: 2 }}>
          <Button type="submit" variant="contained">
            Continue
          </Button>
        </AccordionActions>
      </form>
    </Accordion>
  );
}

export default function CheckoutAccordion() {
  const root = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [open, setOpen] = useState<Key | null>('email');
  const done = sections.filter(({ key }) => answers[key]).length;

  const save = (index: number, key: Key, answer: string) => {
    const next = Math.min(index + 1, sections.length - 1);
    // A disabled summary cannot take focus: render first.
    flushSync(() => {
      setAnswers({ ...answers, [key]: answer });
      setOpen(sections[index + 1]?.key ?? null);
    });
    root.current
      ?.querySelectorAll<HTMLElement>('[aria-expanded]')
      [next]?.focus();
  };

  return (
    <div ref={root}>
      {sections.map((section, index) => (
        <CheckoutSection
          key={section.key}
          section={section}
          answer={answers[section.key]}
          expanded={open === section.key}
          disabled={index > done}
          onToggle={(expanded) => setOpen(expanded ? section.key : null)}
          onSave={(answer) => save(index, section.key, answer)}
        />
      ))}
      <div role="status">
        {done === sections.length && (
          <Alert sx={{ mt: 2 }}>Everything is filled in.</Alert>
        )}
      </div>
    </div>
  );
}
