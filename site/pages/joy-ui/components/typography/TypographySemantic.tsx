import Typography from '@mui/joy/Typography';

export default function TypographySemantic() {
  return (
    <div>
      <Typography level="h3" component="p">
        Looks like a heading, is a paragraph
      </Typography>
      <Typography level="body-sm" levelMapping={{ 'body-sm': 'span' }}>
        body-sm as a span
      </Typography>
    </div>
  );
}
