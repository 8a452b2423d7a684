import { useState } from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const first = ['The handrail on floor 2 is ready for inspection.'];

export default function CommentBox() {
  const [comments, setComments] = useState(first);
  const [text, setText] = useState('');
  const [bold, setBold] = useState(false);
  const [italic, setItalic] = useState(false);

  const send = () => {
    if (!text.trim()) return;
    setComments([...comments, text.trim()]);
    setText('');
  };

  return (
    <Stack spacing={2} sx={{ width: 400, maxWidth: '100%' }}>
      {comments.map((comment) => (
        <Stack key={comment} direction="row" spacing={1.5}>
          <Avatar size="sm" variant="solid">
            MK
          </Avatar>
          <Typography level="body-sm" sx={{ pt: 0.5 }}>
            {comment}
          </Typography>
        </Stack>
      ))}
      <FormControl>
        <FormLabel>Your comment</FormLabel>
        <Textarea
          minRows={2}
          maxRows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              send();
            }
          }}
          slotProps={{
            textarea: {
              sx: {
                fontWeight: bold ? 'lg' : 'md',
                fontStyle: italic ? 'italic' : 'normal',
              },
            },
          }}
          endDecorator={
            <Box sx={{ display: 'flex', gap: 0.5, flex: 1 }}>
              <IconButton
                aria-label="Bold"
                aria-pressed={bold}
                onClick={() => setBold(!bold)}
              >
                <FormatBoldIcon />
              </IconButton>
              <IconButton
                aria-label="Italic"
                aria-pressed={italic}
                onClick={() => setItalic(!italic)}
              >
                <FormatItalicIcon />
              </IconButton>
              <Button
                disabled={!text.trim()}
                onClick={send}
                sx={{ marginInlineStart: 'auto' }}
              >
                Comment
              </Button>
            </Box>
          }
        />
      </FormControl>
      <Typography level="body-xs" role="status">
        {comments.length === 1 ? '1 comment' : `${comments.length} comments`}
      </Typography>
    </Stack>
  );
}
