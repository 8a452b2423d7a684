import type { Translate } from 'showfloor';
import { CrashReport, FailedIsland } from 'showfloor/parts';
import { State } from './State';

interface Props {
  readonly t: Translate;
}

const nothing = () => undefined;

/** The note of an island without a script, and the report of one that crashed. */
export function Failures({ t }: Props) {
  const messages = { crashed: t('demo.crashed'), restart: t('demo.restart') };
  return (
    <>
      <State name="not loaded">
        <FailedIsland t={t} />
      </State>
      <State name="crashed">
        <CrashReport
          error={new Error('The lamp has no bulb.')}
          messages={messages}
          onRestart={nothing}
        />
      </State>
    </>
  );
}
