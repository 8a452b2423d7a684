import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CssVarsProvider, type extendTheme } from '@mui/joy/styles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { joyKit } from '../components/studio/joy/kit';
import type { Kit } from '../components/studio/kit';
import { optionsOf } from '../components/studio/options';
import { schemeAttribute } from '../components/studio/stage';
import type { Scheme, ThemeValue } from '../components/studio/theme';
import { differences, stylesOf } from './computedStyles';
import { caseOf } from './studioThemes';

/** Compares what a file makes of the screens of its library with those of the studio. */
export async function compare(name: string, file: unknown, scheme: Scheme): Promise<string[]> {
  const { kit, theme } = caseOf(name);
  const sides = async (wait: number) => {
    const own = await stylesBelow(<Library kit={kit} theme={file} scheme={scheme} />, wait);
    const studio = await stylesBelow(<Studio kit={kit} theme={theme} scheme={scheme} />, wait);
    return differences(own, studio);
  };
  const found = await sides(150);
  // What opens moves for a time that a theme may double.
  return found.length === 0 ? found : sides(1500);
}

/** Draws one side alone: variables of the document would reach the other. */
async function stylesBelow(children: ReactNode, wait: number) {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(children);
  // Tabs measure themselves after they are drawn.
  await new Promise((resolve) => setTimeout(resolve, wait));
  const styles = stylesOf(element);
  root.unmount();
  element.remove();
  return styles;
}

interface SideProps {
  readonly kit: Kit;
  readonly scheme: Scheme;
}

function Screens({ kit }: { readonly kit: Kit }) {
  return (
    <>
      {kit.screens.map(({ id, Component }) => (
        <section key={id} data-screen={id}>
          <Component />
        </section>
      ))}
    </>
  );
}

/** The providers that an app has. */
function Library({ kit, theme, scheme }: SideProps & { readonly theme: unknown }) {
  // The library's `CssBaseline` says so of the document.
  const screens = (
    <div style={{ colorScheme: scheme }}>
      <Screens kit={kit} />
    </div>
  );
  // Each side keeps its scheme to itself.
  const key = `${kit.id}-${scheme}`;
  return kit === joyKit ? (
    <CssVarsProvider
      theme={theme as ReturnType<typeof extendTheme>}
      defaultMode={scheme}
      modeStorageKey={key}
    >
      {screens}
    </CssVarsProvider>
  ) : (
    <ThemeProvider theme={theme as Theme} defaultMode={scheme} modeStorageKey={key}>
      {screens}
    </ThemeProvider>
  );
}

/** The stage of the studio, with its variables. */
function Studio({ kit, theme, scheme }: SideProps & { readonly theme: ThemeValue }) {
  const options = optionsOf(kit, theme);
  return (
    <>
      <style>{kit.css(options)}</style>
      <div
        className="studio-stage"
        {...{ [schemeAttribute]: scheme }}
        style={{ colorScheme: scheme }}
      >
        <kit.Provider options={options} scheme={scheme} direction="ltr">
          <Screens kit={kit} />
        </kit.Provider>
      </div>
    </>
  );
}
