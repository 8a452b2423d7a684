import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const check = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';

export default function IconButtonSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      {(['solid', 'soft', 'outlined'] as const).map((variant) => (
        <IconButton key={variant} variant={variant} color="primary" aria-label="Done">
          <SvgIcon>
            <path d={check} />
          </SvgIcon>
        </IconButton>
      ))}
    </Stack>
  );
}
