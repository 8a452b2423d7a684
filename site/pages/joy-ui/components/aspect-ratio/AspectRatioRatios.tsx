import AspectRatio from '@mui/joy/AspectRatio';
import Stack from '@mui/joy/Stack';

export default function AspectRatioRatios() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {['16/9', '4/3', 1, '3/4'].map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio} sx={{ width: 120 }}>
          <div>{ratio}</div>
        </AspectRatio>
      ))}
    </Stack>
  );
}
