import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    'headline-small': true;
    'headline-large': true;
    'label-small': true;
    'label-large': true;
  }
}

const style = (fontSize: string, fontWeight: number) => ({
  color: 'var(--joy-palette-text-primary)',
  fontFamily: 'var(--joy-fontFamily-body)',
  fontSize,
  fontWeight,
  lineHeight: 1.3,
});

const typography = {
  'headline-large': style('2rem', 400),
  'headline-small': style('1.5rem', 400),
  'label-large': style('0.875rem', 500),
  'label-small': style('0.6875rem', 500),
};

const theme = extendTheme({
  typography,
});

export default function RoleType() {
  return (
    <CssVarsProvider theme={theme}>
      {(Object.keys(typography) as (keyof typeof typography)[]).map((level) => (
        <Typography key={level} level={level} component="p">
          {level}
        </Typography>
      ))}
    </CssVarsProvider>
  );
}
