import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Sheet from '@mui/joy/Sheet';

export default function ScopedCssBaselineSpecimen() {
  return (
    <Sheet variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
      <ScopedCssBaseline sx={{ px: 2, py: 1.5, borderRadius: 'xs' }}>
        Only this part
      </ScopedCssBaseline>
    </Sheet>
  );
}
