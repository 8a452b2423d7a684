import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import type { ProviderProps } from 'showfloor';
import { settings } from './settings';
import { extracted } from './styles';

// With `zeroRuntime` the components insert only their variables, which the style sheet has as well:
// they go to an element that is in no page.
const fixed = { ...settings, zeroRuntime: true };
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

export default function Provider({ direction, colorScheme, children }: ProviderProps) {
  // For demos that ask for a token in code: all others follow the variables.
  const algorithm = colorScheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;

  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider direction={direction} theme={{ ...fixed, algorithm }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** The styles of all demos: the build writes them to one file. */
export function styleSheet(stage: string): string {
  return extracted(stage);
}
