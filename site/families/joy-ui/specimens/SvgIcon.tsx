import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';

const check = 'M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z';

export default function SvgIconSpecimen() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {(['md', 'xl3', 'xl4'] as const).map((fontSize) => (
        <SvgIcon key={fontSize} color="success" fontSize={fontSize}>
          <path d={check} />
        </SvgIcon>
      ))}
    </Stack>
  );
}
