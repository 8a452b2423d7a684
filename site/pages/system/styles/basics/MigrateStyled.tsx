import {
  createTheme,
  shouldForwardProp,
  ThemeProvider,
  type Theme,
} from '@mui/system';
import styled from '@mui/system/styled';
import { makeStyles, ThemeProvider as JssThemeProvider } from '@mui/styles';

const theme = createTheme({
  palette: { brand: 'light-dark(#1d4ed8, #93c5fd)' },
});

interface PlanProps {
  chosen?: boolean;
}

const useStyles = makeStyles((theme: Theme) => ({
  plan: {
    padding: theme.spacing(2),
    border: '2px solid',
    borderRadius: 8,
    borderColor: ({ chosen }: PlanProps) =>
      chosen ? String(theme.palette.brand) : 'light-dark(#cbd5e1, #475569)',
  },
}));

function JssPlan({ chosen }: PlanProps) {
  return <div className={useStyles({ chosen }).plan}>makeStyles</div>;
}

const StyledPlan = styled('div', {
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'chosen',
})<PlanProps>(({ theme }) => ({
  padding: theme.spacing(2),
  border: '2px solid',
  borderRadius: 8,
  borderColor: 'light-dark(#cbd5e1, #475569)',
  variants: [
    { props: { chosen: true }, style: { borderColor: theme.palette.brand } },
  ],
}));

export default function MigrateStyled() {
  return (
    <ThemeProvider theme={theme}>
      <JssThemeProvider theme={theme}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <JssPlan />
          <JssPlan chosen />
          <StyledPlan>styled</StyledPlan>
          <StyledPlan chosen>styled</StyledPlan>
        </div>
      </JssThemeProvider>
    </ThemeProvider>
  );
}
