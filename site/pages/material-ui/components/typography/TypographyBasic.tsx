import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyBasic() {
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Typography variant="overline" component="p" color="primary">
        Release 4.2
      </Typography>
      <Typography variant="h4" component="h3" gutterBottom>
        Exports for archived projects
      </Typography>
      <Typography gutterBottom>
        Archived projects can be exported as a spreadsheet, with all comments
        and files.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Available on all plans
      </Typography>
    </Box>
  );
}
