import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import RoofingIcon from '@mui/icons-material/Roofing';
import SearchIcon from '@mui/icons-material/Search';

export interface SearchHeaderProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly children: ReactNode;
}

export function SearchHeader({ words, onWords, children }: SearchHeaderProps) {
  return (
    <Sheet
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography
        component="p"
        level="title-lg"
        startDecorator={<RoofingIcon color="primary" />}
      >
        Attika
      </Typography>
      <Box
        role="search"
        aria-label="Homes"
        sx={{ display: 'flex', gap: 1, flex: '1 1 260px', minWidth: 0 }}
      >
        <Input
          type="search"
          aria-label="Street or title"
          placeholder="Street or title"
          startDecorator={<SearchIcon />}
          value={words}
          onChange={(event) => onWords(event.target.value)}
          sx={{
            '--Input-placeholderOpacity': 1,
            flex: '1 1 0',
            minWidth: 0,
            maxWidth: { md: 420 },
          }}
        />
        {children}
      </Box>
    </Sheet>
  );
}
