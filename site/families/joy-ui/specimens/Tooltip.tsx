import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const check = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';

export default function TooltipSpecimen() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Sheet variant="solid" sx={{ px: 1, py: 0.5, borderRadius: 'sm', fontSize: 'sm' }}>
        Archive
      </Sheet>
      <IconButton variant="soft" aria-label="Archive">
        <SvgIcon>
          <path d={check} />
        </SvgIcon>
      </IconButton>
    </Stack>
  );
}
