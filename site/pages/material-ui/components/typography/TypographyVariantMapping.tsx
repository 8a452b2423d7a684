import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const elements = { h6: 'strong', subtitle1: 'em', body2: 'small' };

export default function TypographyVariantMapping() {
  return (
    <Box component="figcaption" sx={{ display: 'grid' }}>
      <Typography variant="h6" variantMapping={elements}>
        Harbor in winter
      </Typography>
      <Typography variant="subtitle1" variantMapping={elements}>
        Oil on canvas, 1911
      </Typography>
      <Typography variant="body2" variantMapping={elements}>
        Hall 4, second floor
      </Typography>
    </Box>
  );
}
