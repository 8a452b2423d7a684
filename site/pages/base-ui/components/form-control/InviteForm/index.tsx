import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Button } from '@mui/base/Button';
import { Input } from '@mui/base/Input';
import { Field } from './Field';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/field.css';
import './invite.css';

type Step = 'editing' | 'sending' | 'sent';

export default function InviteForm() {
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [left, setLeft] = useState(false);
  const [step, setStep] = useState<Step>('editing');
  const emailInput = useRef<HTMLInputElement>(null);

  const sending = step === 'sending';
  const valid = /^[^@\s]+@[^@\s]+$/u.test(email);
  const problem =
    left && !valid ? 'Enter an address such as kim@example.com.' : undefined;
  const tooLong =
    note.length > 80 ? `Remove ${note.length - 80} characters.` : undefined;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setLeft(true);
    if (!valid) {
      emailInput.current?.focus();
      return;
    }
    if (tooLong || sending) return;
    setStep('sending');
    setTimeout(() => setStep('sent'), 900);
  }

  return (
    <form className="quiet-panel" noValidate onSubmit={submit}>
      <Field
        label="Email"
        hint="The invitation is valid for a week."
        problem={problem}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      >
        {({ id, describedBy }) => (
          <Input
            className="quiet-input"
            id={id}
            type="email"
            readOnly={sending}
            autoComplete="off"
            aria-describedby={describedBy}
            onBlur={() => setLeft(left || email !== '')}
            slotProps={{ input: { ref: emailInput } }}
          />
        )}
      </Field>
      <Field
        label="Note"
        hint={`${note.length} of 80 characters`}
        problem={tooLong}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      >
        {({ id, describedBy }) => (
          <Input
            className="quiet-input"
            id={id}
            multiline
            readOnly={sending}
            rows={2}
            aria-describedby={describedBy}
          />
        )}
      </Field>
      <div className="quiet-actions">
        <Button
          className="quiet-button"
          type="submit"
          disabled={sending}
          focusableWhenDisabled
        >
          {sending ? 'Sending…' : 'Send invitation'}
        </Button>
        <span role="status">{step === 'sent' && 'Sent'}</span>
      </div>
    </form>
  );
}
