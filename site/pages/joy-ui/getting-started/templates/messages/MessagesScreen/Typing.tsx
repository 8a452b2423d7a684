import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import { keyframes } from '@emotion/react';

const beat = keyframes({
  '0%, 60%, 100%': { opacity: 0.3 },
  '30%': { opacity: 1 },
});

/** Three dots; they are still for people who have asked for less motion. */
export function Typing({ person }: { readonly person: string }) {
  return (
    <Sheet
      variant="soft"
      role="img"
      aria-label={`${person} is writing`}
      sx={{
        display: 'flex',
        gap: 0.5,
        alignSelf: 'flex-start',
        mt: 2,
        px: 1.75,
        py: 1.5,
        borderRadius: '18px',
      }}
    >
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          sx={{
            width: 7,
            height: 7,
            borderRadius: '50%',
            bgcolor: 'text.secondary',
            animation: `${beat} 1.2s ${dot * 0.15}s infinite`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        />
      ))}
    </Sheet>
  );
}
