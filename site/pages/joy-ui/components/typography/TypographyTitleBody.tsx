import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['lg', 'md', 'sm'] as const;

export default function TypographyTitleBody() {
  return (
    <Stack spacing={2}>
      {sizes.map((size) => (
        <div key={size}>
          <Typography level={`title-${size}`}>
            Return policy ({size})
          </Typography>
          <Typography level={`body-${size}`}>
            Send articles back within 30 days.
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
