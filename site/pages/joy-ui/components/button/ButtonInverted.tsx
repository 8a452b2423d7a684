import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function ButtonInverted() {
  return (
    <Stack spacing={2}>
      {[false, true].map((inverted) => (
        <Sheet
          key={String(inverted)}
          variant="solid"
          color="primary"
          invertedColors={inverted}
          sx={{ p: 2, borderRadius: 'md' }}
        >
          <Typography level="title-sm" textColor="common.white">
            {inverted ? 'With invertedColors' : 'Without'}
          </Typography>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: 'wrap', mt: 1 }}
          >
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </Stack>
        </Sheet>
      ))}
    </Stack>
  );
}
