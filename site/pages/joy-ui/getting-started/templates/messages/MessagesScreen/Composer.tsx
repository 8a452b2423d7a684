import {
  type KeyboardEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';
import Send from '@mui/icons-material/Send';
import { quickReplies } from './data';

export interface ComposerProps {
  readonly person: string;
  readonly onSend: (text: string) => void;
}

export function Composer({ person, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  const send = () => {
    if (text.trim() !== '') onSend(text.trim());
    setText('');
  };
  const keyDown = (event: KeyboardEvent) => {
    // Enter also confirms a word in Japanese, Chinese and Korean: that must not send.
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing
    )
      return;
    event.preventDefault();
    send();
  };

  return (
    <Stack
      component="form"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        send();
      }}
      sx={{ gap: 1, p: 2, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Stack
        role="group"
        aria-label="Quick replies"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 0.75 }}
      >
        {quickReplies.map((reply) => (
          <Chip
            key={reply}
            variant="outlined"
            onClick={() => {
              setText(reply);
              field.current?.focus();
            }}
          >
            {reply}
          </Chip>
        ))}
      </Stack>
      <Textarea
        minRows={1}
        maxRows={6}
        placeholder={`Message to ${person}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keyDown}
        slotProps={{
          textarea: { ref: field, 'aria-label': `Message to ${person}` },
        }}
        endDecorator={
          <Stack direction="row" sx={{ flex: 1, alignItems: 'center', gap: 1 }}>
            <Typography
              level="body-xs"
              sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}
            >
              Enter sends, Shift+Enter starts a new line
            </Typography>
            <Button
              type="submit"
              size="sm"
              disabled={text.trim() === ''}
              endDecorator={
                <Send sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
              }
              sx={{ marginInlineStart: 'auto' }}
            >
              Send
            </Button>
          </Stack>
        }
        sx={{ '--Textarea-placeholderOpacity': 1 }}
      />
    </Stack>
  );
}
