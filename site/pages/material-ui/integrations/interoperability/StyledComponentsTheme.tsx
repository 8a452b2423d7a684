import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  StyledEngineProvider,
  useTheme,
  type Theme,
} from '@mui/material/styles';
import { styled, ThemeProvider } from 'styled-components';

const paletteOf = ({ theme }: { theme: object }) => (theme as Theme).palette;

const StatusChip = styled(Chip)<{ $late: boolean }>`
  color: #fff;
  background-color: ${({ $late, ...props }) =>
    $late ? paletteOf(props).error.dark : paletteOf(props).success.dark};
`;

export default function StyledComponentsTheme() {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={useTheme()}>
        <Stack direction="row" spacing={1}>
          <StatusChip $late label="Late" />
          <StatusChip $late={false} label="On time" />
        </Stack>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}
