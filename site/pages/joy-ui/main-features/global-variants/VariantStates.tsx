import FormatSizeIcon from '@mui/icons-material/FormatSize';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const states = ['', 'Hover', 'Active', 'Disabled'] as const;

export default function VariantStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
      }}
    >
      {variants
        .flatMap((variant) =>
          states.map((state) => [variant, `${variant}${state}`] as const),
        )
        .map(([variant, key]) => (
          <div key={key}>
            <Box
              sx={[
                { p: 1, borderRadius: 'sm', '--Icon-color': 'currentColor' },
                { display: 'grid', placeItems: 'center' },
                (theme) => theme.variants[variant].primary,
                (theme) => theme.variants[key].primary,
              ]}
            >
              <FormatSizeIcon />
            </Box>
            <Typography level="body-xs" textColor="text.secondary">
              {key}
            </Typography>
          </div>
        ))}
    </Box>
  );
}
