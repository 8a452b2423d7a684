import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { type Home, money } from './homes';

export interface ChosenProps {
  readonly home: Home;
  readonly onShow: () => void;
}

/** The home that is chosen on the map, where the list is not beside it. */
export function Chosen({ home, onShow }: ChosenProps) {
  return (
    <Sheet
      variant="outlined"
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        gap: 1.5,
        mt: 1.5,
        p: 1.5,
        borderRadius: 'md',
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography level="title-sm">{home.title}</Typography>
        <Typography level="body-sm">
          {home.street}, {money(home.rent)}
        </Typography>
      </Box>
      <Button size="sm" onClick={onShow}>
        Show
      </Button>
    </Sheet>
  );
}
