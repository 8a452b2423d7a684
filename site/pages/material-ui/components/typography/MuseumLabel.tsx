import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const asText = { h6: 'strong', subtitle1: 'em', body2: 'small' };

export default function MuseumLabel() {
  return (
    <Paper
      variant="outlined"
      component="figure"
      sx={{ display: 'grid', m: 0, p: 2, maxWidth: 340, rowGap: 0.5 }}
    >
      <Typography variant="h6" variantMapping={asText}>
        Net menders
      </Typography>
      <Typography variant="subtitle1" variantMapping={asText}>
        Johanna Vik, 1911
      </Typography>
      <Typography
        variant="body2"
        variantMapping={asText}
        color="text.secondary"
      >
        Oil on sailcloth. Given by the harbour guild.
      </Typography>
    </Paper>
  );
}
