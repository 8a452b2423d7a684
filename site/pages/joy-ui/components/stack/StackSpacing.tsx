import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackSpacing() {
  return (
    <Stack spacing={3}>
      {[0.5, 2, '30px'].map((spacing) => (
        <div key={spacing}>
          <Typography level="body-sm">{spacing}</Typography>
          <Stack direction="row" spacing={spacing}>
            {[1, 2, 3].map((box) => (
              <Sheet
                key={box}
                variant="solid"
                color="primary"
                sx={{ width: 56, height: 24, borderRadius: 'xs' }}
              />
            ))}
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
