import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import { Group } from './Group';

const notes = [
  { color: 'success', variant: 'soft', Icon: CheckIcon, text: 'Station opened' },
  { color: 'primary', variant: 'outlined', Icon: InfoIcon, text: 'The van is on its way' },
  { color: 'warning', variant: 'soft', Icon: WarningIcon, text: 'Two docks do not answer' },
  { color: 'danger', variant: 'solid', Icon: ErrorIcon, text: 'Payment terminal is offline' },
] as const;

/** Messages of all severities. */
export function Notes() {
  return (
    <Group title="Feedback">
      {notes.map(({ color, variant, Icon, text }) => (
        <Alert
          key={text}
          role="group"
          color={color}
          variant={variant}
          startDecorator={<Icon />}
          data-part="color"
        >
          {text}
        </Alert>
      ))}
      <Alert
        role="group"
        variant="outlined"
        color="neutral"
        endDecorator={
          <Button size="sm" variant="soft" data-part="button">
            Undo
          </Button>
        }
        data-part="color"
        sx={{ boxShadow: 'lg' }}
      >
        Round planned
      </Alert>
    </Group>
  );
}
