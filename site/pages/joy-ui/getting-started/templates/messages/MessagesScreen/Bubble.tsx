import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Message } from './data';

export interface BubbleProps {
  readonly message: Message;
  readonly person: string;
  /** Whether the message before is by the same person, on the same day. */
  readonly follows: boolean;
}

export function Bubble({ message, person, follows }: BubbleProps) {
  const { mine, text, time } = message;
  return (
    <Box
      sx={{
        alignSelf: mine ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '88%', sm: '72%' },
        mt: follows ? 0.5 : 2,
      }}
    >
      {!follows && (
        <Typography
          level="body-xs"
          textColor="text.secondary"
          sx={{ mb: 0.5, textAlign: mine ? 'end' : 'start' }}
        >
          {mine ? 'You' : person}, {time}
        </Typography>
      )}
      <Sheet
        variant={mine ? 'solid' : 'soft'}
        color={mine ? 'primary' : 'neutral'}
        sx={{
          width: 'fit-content',
          marginInlineStart: mine ? 'auto' : 0,
          px: 1.75,
          py: 1.25,
          borderRadius: '18px',
          borderStartEndRadius: mine && !follows ? 4 : undefined,
          borderStartStartRadius: !mine && !follows ? 4 : undefined,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
        }}
      >
        <Typography level="body-md" textColor="inherit">
          {text}
        </Typography>
      </Sheet>
    </Box>
  );
}
