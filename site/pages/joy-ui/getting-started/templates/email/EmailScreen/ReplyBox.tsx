import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import SendOutlined from '@mui/icons-material/SendOutlined';

export interface ReplyBoxProps {
  readonly to: string;
  readonly onSend: (text: string) => void;
}

export function ReplyBox({ to, onSend }: ReplyBoxProps) {
  const [text, setText] = useState('');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };

  return (
    <form onSubmit={submit}>
      <FormControl>
        <FormLabel>Reply to {to}</FormLabel>
        <Textarea
          minRows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          endDecorator={
            <Button
              type="submit"
              size="sm"
              disabled={text.trim() === ''}
              endDecorator={
                <SendOutlined
                  sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
                />
              }
              sx={{ marginInlineStart: 'auto' }}
            >
              Send reply
            </Button>
          }
        />
      </FormControl>
    </form>
  );
}
