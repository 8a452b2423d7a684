import Sheet from '@mui/joy/Sheet';
import { styled } from '@mui/joy/styles';

const Striped = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: theme.vars.radius.md,
  backgroundImage: `repeating-linear-gradient(45deg, ${theme.vars.palette.warning.softBg} 0 12px, transparent 12px 24px)`,
}));

export default function SheetSlots() {
  return (
    <Sheet
      slots={{ root: Striped }}
      slotProps={{ root: { role: 'note', 'aria-label': 'Test system' } }}
    >
      Test system: nothing is charged.
    </Sheet>
  );
}
