import { useState } from 'react';
import { create } from 'jss';
import { jssPreset, makeStyles, StylesProvider } from '@mui/styles';
import type { Pitfall } from '../../pitfall';
import { styleOf } from '../../symptoms';

const lowering = {
  onProcessStyle: (style: Record<string, unknown>) => ({ ...style, marginTop: 40 }),
};
const preset = jssPreset().plugins;
const jss = create({ plugins: [lowering, ...preset] });
const useStyles = makeStyles({ root: { padding: 16 } });

function Order({ className }: { className: string }) {
  return <p className={`${useStyles().root} ${className}`}>Order</p>;
}

function Orders({ apart }: { apart: boolean }) {
  const [sheets] = useState(() => new Map());
  return (
    <>
      <Order className="outside" />
      <StylesProvider jss={jss} {...(apart && { sheetsManager: sheets })}>
        <Order className="inside" />
      </StylesProvider>
    </>
  );
}

export default [
  {
    lead: 'A plugin has no effect',
    Failing: () => <Orders apart={false} />,
    Fixed: () => <Orders apart />,
    symptom: async (stage) => (await styleOf(stage, '.inside')).marginTop !== '40px',
  },
] satisfies Pitfall[];
