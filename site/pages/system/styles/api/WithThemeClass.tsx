import { Component } from 'react';
import { ThemeProvider, withTheme, type WithTheme } from '@mui/styles';

interface RoomTheme {
  free: string;
  busy: string;
}

interface RoomProps extends WithTheme<RoomTheme> {
  name: string;
  busy?: boolean;
}

class RoomLine extends Component<RoomProps> {
  render() {
    const { theme, name, busy } = this.props;
    return (
      <div
        style={{
          padding: '8px 16px',
          borderInlineStart: `6px solid ${busy ? theme.busy : theme.free}`,
        }}
      >
        {name}: {busy ? 'busy until 14:00' : 'free'}
      </div>
    );
  }
}

const Room = withTheme<RoomTheme, typeof RoomLine>(RoomLine);

const theme = {
  free: 'light-dark(#15803d, #86efac)',
  busy: 'light-dark(#b91c1c, #fca5a5)',
};

export default function WithThemeClass() {
  return (
    <ThemeProvider theme={theme}>
      <Room name="Meeting room A" />
      <Room name="Meeting room B" busy />
    </ThemeProvider>
  );
}
