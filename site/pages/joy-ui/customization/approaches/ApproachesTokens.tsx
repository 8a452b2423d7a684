import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  radius: { sm: '2px', md: '4px' },
  fontFamily: { display: 'Georgia, serif' },
  focus: { thickness: '3px' },
});

export default function ApproachesTokens() {
  return (
    <CssVarsProvider theme={theme}>
      <Card>
        <Typography level="h3" component="p">
          Museum of Maps
        </Typography>
        <Typography>Open daily from 10:00 to 18:00</Typography>
        <Button>Buy a ticket</Button>
      </Card>
    </CssVarsProvider>
  );
}
