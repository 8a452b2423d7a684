import { useCallback, useState, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import type {} from '@mui/material/themeCssVarsAugmentation';

function attach(host: HTMLElement) {
  const shadow = host.attachShadow({ mode: 'open' });
  const content = document.createElement('div');
  shadow.append(content);

  const container = () => content;
  const theme = createTheme({
    cssVariables: {
      rootSelector: ':host',
      colorSchemeSelector: 'class',
      cssVarPrefix: 'widget',
    },
    colorSchemes: { light: true, dark: true },
    components: {
      MuiModal: { defaultProps: { container } },
      MuiPopover: { defaultProps: { container } },
      MuiPopper: { defaultProps: { container } },
    },
  });
  const cache = createCache({ key: 'widget', container: shadow });
  return { cache, content, theme };
}

export default function ShadowTheme({ children }: { children: ReactNode }) {
  const [inside, setInside] = useState<ReturnType<typeof attach> | null>(null);
  const ref = useCallback((host: HTMLElement | null) => {
    if (host && !host.shadowRoot) setInside(attach(host));
  }, []);

  return (
    <div ref={ref}>
      {inside &&
        createPortal(
          <CacheProvider value={inside.cache}>
            <ThemeProvider
              theme={inside.theme}
              colorSchemeNode={inside.content}
              modeStorageKey="widget-mode"
              defaultMode="light"
            >
              {children}
            </ThemeProvider>
          </CacheProvider>,
          inside.content,
        )}
    </div>
  );
}
