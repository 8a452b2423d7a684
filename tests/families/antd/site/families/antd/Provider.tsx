import type { ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { settings } from './settings';
import { extracted } from './styles';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

// With `zeroRuntime` the components insert only their variables, which the style sheet has as well:
// they go to an element that is in no page.
const theme = { ...settings, zeroRuntime: true };
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

export default function Provider({ direction, children }: ProviderProps) {
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider direction={direction} theme={theme}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** The styles of all demos: the build writes them to one file. */
export function styleSheet(stage: string): string {
  return extracted(stage);
}
