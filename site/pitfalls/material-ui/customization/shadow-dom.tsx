import { useEffect, useState, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

function Shadow({ rootSelector, children }: { rootSelector?: string; children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  const theme = createTheme({ cssVariables: { rootSelector } });
  const attach = (host: HTMLElement | null) => {
    if (host && !host.shadowRoot) setRoot(host.attachShadow({ mode: 'open' }));
  };
  return (
    <div id="host" ref={attach}>
      {root &&
        createPortal(
          <CacheProvider value={createCache({ key: 'widget', container: root })}>
            <ThemeProvider theme={theme}>{children}</ThemeProvider>
          </CacheProvider>,
          root,
        )}
    </div>
  );
}

async function inside({ find, within }: Stage) {
  const host = await find('#host');
  await within(() => host.shadowRoot?.querySelector('button') !== null);
  return host.shadowRoot?.querySelector('button') as HTMLElement;
}

function Clicked({ targetOf }: { targetOf: (event: Event) => EventTarget | null | undefined }) {
  const [name, setName] = useState('');
  useEffect(() => {
    const note = (event: Event) => setName((targetOf(event) as HTMLElement).tagName);
    document.addEventListener('click', note);
    return () => document.removeEventListener('click', note);
  }, [targetOf]);
  return (
    <>
      <Shadow rootSelector=":host">
        <Button disableRipple>Send</Button>
      </Shadow>
      <output>{name}</output>
    </>
  );
}

const targetOf = (event: Event) => event.target;
const innermost = (event: Event) => event.composedPath()[0];

function Connected({ checks }: { checks: boolean }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const host = document.querySelector('#host') as HTMLElement;
    try {
      for (let run = 0; run < 2; run += 1) {
        if (!checks || !host.shadowRoot) host.attachShadow({ mode: 'open' });
      }
    } catch (error) {
      setMessage(String(error));
    }
  }, [checks]);
  return (
    <>
      <div id="host" />
      <output>{message}</output>
    </>
  );
}

export default [
  {
    lead: 'Contained buttons are transparent.',
    Failing: () => (
      <Shadow>
        <Button variant="contained">Send</Button>
      </Shadow>
    ),
    Fixed: () => (
      <Shadow rootSelector=":host">
        <Button variant="contained">Send</Button>
      </Shadow>
    ),
    symptom: async (stage) => {
      const { backgroundColor } = getComputedStyle(await inside(stage));
      return backgroundColor === 'rgba(0, 0, 0, 0)';
    },
  },
  {
    lead: 'Listeners on `document` see the host as the target.',
    Failing: () => <Clicked targetOf={targetOf} />,
    Fixed: () => <Clicked targetOf={innermost} />,
    symptom: async (stage) => {
      (await inside(stage)).click();
      await stage.settled();
      return (await textOf(stage, 'output')) === 'DIV';
    },
  },
  {
    lead: "Failed to execute 'attachShadow' on 'Element': Shadow root cannot be created on a host which already hosts a shadow tree.",
    Failing: () => <Connected checks={false} />,
    Fixed: () => <Connected checks />,
    symptom: async (stage) => {
      await stage.settled();
      const message =
        "Failed to execute 'attachShadow' on 'Element': Shadow root cannot be created on a host which already hosts a shadow tree.";
      return (await textOf(stage, 'output')).includes(message);
    },
  },
] satisfies Pitfall[];
