import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardResizable() {
  return (
    <Box
      sx={{
        width: 400,
        maxWidth: '100%',
        resize: 'horizontal',
        overflow: 'auto',
      }}
    >
      <Card orientation="horizontal" sx={{ flexWrap: 'wrap' }}>
        <Box
          role="img"
          aria-label="A field of lavender"
          sx={{
            flex: '1 0 160px',
            minHeight: 120,
            borderRadius: 'var(--Card-childRadius)',
            background: 'linear-gradient(170deg, #cdb4f6, #5b3f9b)',
          }}
        />
        <CardContent sx={{ flex: '999 1 180px' }}>
          <Typography level="title-md">Lavender weekend</Typography>
          <Typography level="body-sm">
            Three days on a farm, with walks, a distillery, and dinner.
          </Typography>
        </CardContent>
      </Card>
    </Box>
  );
}
